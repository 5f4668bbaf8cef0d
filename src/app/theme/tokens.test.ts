import { describe, expect, it } from 'vitest';
import { contrastOf } from '@/domain/readable-color';
import { darkTokens, lightTokens, type ColorTokens } from './theme';

const grounds = ['--ground', '--surface', '--surface-hover'] as const;
const tones = ['--accent', '--danger', '--warn', '--info', '--fact', '--unknown'] as const;

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('%s colours', (_scheme, tokens: ColorTokens) => {
  it.each([...tones, '--text', '--text-quiet'] as const)(
    '%s reads as text on every ground',
    (tone) => {
      for (const ground of grounds) {
        expect(contrastOf(tokens[tone], tokens[ground])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each(tones)('%s reads on its own tinted ground, and so does plain text', (tone) => {
    const ground = tokens[`${tone}-ground` as const];
    expect(contrastOf(tokens[tone], ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(tokens['--text'], ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('control borders and the focus ring can be seen', () => {
    for (const ground of grounds) {
      expect(contrastOf(tokens['--control-border'], tokens[ground])).toBeGreaterThanOrEqual(3);
      expect(contrastOf(tokens['--accent'], tokens[ground])).toBeGreaterThanOrEqual(3);
    }
  });

  it('the filled button reads: ground colour on accent', () => {
    expect(contrastOf(tokens['--surface'], tokens['--accent'])).toBeGreaterThanOrEqual(4.5);
  });
});
