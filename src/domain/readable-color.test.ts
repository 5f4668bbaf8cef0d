import { describe, expect, it } from 'vitest';
import { readableColor } from './readable-color';

const light = '#e3ded7';
const dark = '#37342f';

/** Written apart from the code it measures. */
function contrast(one: string, other: string): number {
  const light1 = brightness(one);
  const light2 = brightness(other);
  return (Math.max(light1, light2) + 0.05) / (Math.min(light1, light2) + 0.05);
}

function brightness(hex: string): number {
  const parts = [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)].map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  });
  return (parts[0] ?? 0) * 0.2126 + (parts[1] ?? 0) * 0.7152 + (parts[2] ?? 0) * 0.0722;
}

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
        expect(contrast(color ?? ground, ground)).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(['', 'red', '#zz', '#12345', 'url(x)', '#1234567', 'var(--x)'])('%j is none', (text) => {
    expect(readableColor(text, light, 3)).toBeNull();
  });
});
