/** A color somebody chose, as red, green and blue; null for a text that is none. `#abc` is `#aabbcc`. */
function channelsOf(hex: string): number[] | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  if (digits === undefined) return null;
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16));
}

/** Relative luminance (WCAG 2.2, glossary). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, from 1 to 21 (WCAG 2.2); 1 where one of them is no color. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  return first === null || second === null ? 1 : contrast(first, second);
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** In so many steps a color comes to black or white. */
const steps = 20;

/**
 * The color nearest to this one that is told from a ground: darkened on a light ground, lightened on a dark one, no more than it
 * takes. Null for a text that is no color.
 */
export function readableColor(hex: string, ground: string, least: number): string | null {
  const color = channelsOf(hex);
  const behind = channelsOf(ground);
  if (color === null || behind === null) return null;
  const end = luminance(behind) > 0.18 ? 0 : 255;
  for (let step = 0; step <= steps; step += 1) {
    const mixed = color.map((channel) => Math.round(channel + ((end - channel) * step) / steps));
    if (contrast(mixed, behind) >= least) return toHex(mixed);
  }
  return null;
}

const toHex = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
