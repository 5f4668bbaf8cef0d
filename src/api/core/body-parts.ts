import { neededNumber, type WireRecord, type WireValue } from './wire-json';

/** A body of the members that have a value; one without is left out, never sent as `""` or 0. */
export function given(members: Readonly<Record<string, WireValue | undefined>>): WireRecord {
  const kept = Object.entries(members).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(kept);
}

/** A text without the spaces around it; undefined when nothing is left. */
export function textPart(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' ? undefined : text;
}

export { neededNumber };
