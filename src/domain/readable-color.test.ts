import { describe, expect, it } from 'vitest';
import { contrastOf, readableColor } from './readable-color';

const light = '#e3ded7';
const dark = '#37342f';

describe('the contrast of two colors', () => {
  // The examples of WCAG 2.2, technique G18.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['red', '#ffffff', 1],
  ])('%s and %s: %s', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
  });
});

describe('M235: a chosen color', () => {
  it('stays as it is where it can be told', () => {
    expect(readableColor('#2b6cb0', light, 3)).toBe('#2b6cb0');
    expect(readableColor('2B6CB0', light, 3)).toBe('#2b6cb0');
  });

  it.each(['#ffffff', '#000000', '#ff0', '#d69e2e', '#718096', '#37342f', '#e3ded7', '#00ff00'])(
    '%s is told from a light ground and from a dark one',
    (hex) => {
      for (const ground of [light, dark]) {
        const color = readableColor(hex, ground, 3);
        expect(color).toMatch(/^#[0-9a-f]{6}$/);
        expect(contrastOf(color ?? ground, ground)).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(['', 'red', '#zz', '#12345', 'url(x)', '#1234567', 'var(--x)'])('%j is none', (text) => {
    expect(readableColor(text, light, 3)).toBeNull();
  });
});
