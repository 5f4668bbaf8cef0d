import Big from 'big.js';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The longest text kept of a value nobody has checked, in characters. */
const longest = 255;

/** A text or a number as text; null for anything else and for blank. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  if (text.length <= longest) return text === '' ? null : text;
  // No character is cut in two: none takes more than two units.
  return Array.from(text.slice(0, 2 * longest))
    .slice(0, longest)
    .join('');
}

/** The first of several values that is a text. */
export function firstText(...values: unknown[]): string | null {
  return values.map(textOf).find((text) => text !== null) ?? null;
}

export function idOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
    ? text.toLowerCase()
    : null;
}

/** The last slot of a path, when it is an identifier. */
export function idInPath(path: string): string | null {
  return idOf(path.slice(path.lastIndexOf('/') + 1));
}

export function dateOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
}

/** An amount as exact decimal text, as it was written. */
export function amountOf(value: unknown): string | null {
  return decimal(value)?.toFixed() ?? null;
}

/** The exact sum of amounts; null when any of them is none. */
export function sumOf(values: readonly unknown[]): string | null {
  const amounts = values.map(decimal);
  if (amounts.length === 0) return null;
  let sum = new Big(0);
  for (const amount of amounts) {
    if (amount === null) return null;
    sum = sum.plus(amount);
  }
  return sum.toFixed();
}

function decimal(value: unknown): Big | null {
  const text = textOf(value);
  // Far beyond any amount of money; big.js would write such a number out in full.
  if (text === null || text.length > 40 || /e[+-]?\d{3}/i.test(text)) return null;
  try {
    return new Big(text);
  } catch {
    return null;
  }
}

/** A part of a body that should be an object. */
export function partOf(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const part = Object.hasOwn(body, name) ? body[name] : undefined;
  return isRecord(part) ? part : {};
}

/** The object a recorded text holds: it was found to be JSON before it was recorded. */
export function objectIn(text: string | null): Record<string, unknown> {
  const value: unknown = text ? JSON.parse(text) : {};
  return isRecord(value) ? value : {};
}
