import { describe, expect, it } from 'vitest';
import { darkTokens, lightTokens, type ColorTokens } from './tokens';

/** Relative luminance of `#rrggbb` as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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
        expect(contrast(tokens[tone], tokens[ground])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each(tones)('%s reads on its own tinted ground, and so does plain text', (tone) => {
    const ground = tokens[`${tone}-ground` as const];
    expect(contrast(tokens[tone], ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['--text'], ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('control borders and the focus ring can be seen', () => {
    for (const ground of grounds) {
      expect(contrast(tokens['--control-border'], tokens[ground])).toBeGreaterThanOrEqual(3);
      expect(contrast(tokens['--accent'], tokens[ground])).toBeGreaterThanOrEqual(3);
    }
  });

  it('the filled button reads: ground colour on accent', () => {
    expect(contrast(tokens['--surface'], tokens['--accent'])).toBeGreaterThanOrEqual(4.5);
  });
});
