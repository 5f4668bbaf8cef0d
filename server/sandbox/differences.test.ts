import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultProfile } from '../../src/contract/profile';
import { defaultVariants } from './variants';

const page = readFileSync(new URL('DIFFERENCES.md', import.meta.url), 'utf8');
const changedBy = [...page.matchAll(/\|([^|]*)\|$/gm)].map((match) => match[1] ?? '');

/** Settings the sandbox has nothing to do about: they say what a caller may take for granted, or asks about. */
const callersOwn = [
  'rateLimitedMeans',
  'vatPercent',
  'oldPurchaseDays',
  'zoneFrom',
  'zone',
  'laborSchemaVersions',
];

describe('the list of differences names', () => {
  it.each(Object.keys(defaultVariants))('the variant %s', (variant) => {
    expect(
      changedBy.some((cell) => cell.includes(`variant`) && cell.includes(`\`${variant}\``)),
    ).toBe(true);
  });

  it.each(Object.keys(defaultProfile).filter((setting) => !callersOwn.includes(setting)))(
    'the profile setting %s',
    (setting) => {
      const named = new RegExp(`\`${setting}[\`.]`);
      expect(changedBy.some((cell) => cell.includes('profile') && named.test(cell))).toBe(true);
    },
  );

  it('no variant there is none of', () => {
    const named = changedBy.flatMap((cell) => [...cell.matchAll(/variants? `(\w+)`/g)]);
    const unknown = named.map((match) => match[1] ?? '').filter((one) => !(one in defaultVariants));
    expect(unknown).toEqual([]);
  });
});
