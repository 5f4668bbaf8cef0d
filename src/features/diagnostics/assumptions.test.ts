import { afterEach, describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import { setLocale } from '@/text/locale';
import { assumptionAt, assumptions, leavesOf } from './assumptions';

const paths = leavesOf(defaultProfile).map(({ path }) => path);

afterEach(() => setLocale('es'));

describe('M313: the assumptions', () => {
  it('are all settings of the profile, and nothing else', () => {
    expect(Object.keys(assumptions).sort()).toEqual([...paths].sort());
  });

  it.each(paths)('%s is worded in both languages', (path) => {
    const assumption = assumptionAt(path);
    const spanish = [assumption?.what(), assumption?.where()];
    setLocale('en');
    const english = [assumption?.what(), assumption?.where()];
    for (const words of [...spanish, ...english]) expect(words).toMatch(/\p{Letter}{3}/u);
    expect(english).not.toEqual(spanish);
  });

  it('an unknown setting has no words, and says so', () => {
    expect(assumptionAt('query.batches.ghost')).toBeNull();
    expect(assumptionAt('toString')).toBeNull();
  });
});

describe('the settings of a profile', () => {
  it('come with their values, whatever their depth', () => {
    const leaves = leavesOf({
      ...defaultProfile,
      paths: { paymentApplication: null, purchaseStatus: '/x' },
    });
    const at = (path: string) => leaves.find((leaf) => leaf.path === path)?.value;
    expect(at('paths.paymentApplication')).toBeNull();
    expect(at('paths.purchaseStatus')).toBe('/x');
    expect(at('query.batches.perPage')).toBe('per_page');
    expect(at('lineTypes')).toEqual(['goods', 'service']);
    expect(at('expiringIncludesExpired')).toBe(false);
  });
});
