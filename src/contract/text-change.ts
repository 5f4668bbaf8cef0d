/** One part of a text in the place of another: from `at` on, `removed` UTF-16 units go and `inserted` comes. */
export interface TextChange {
  at: number;
  removed: number;
  inserted: string;
}

/** What changed between two texts, from the first unit that differs to the last; no character is cut in two. */
export function textChange(before: string, after: string): TextChange {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before.charCodeAt(at) === after.charCodeAt(at)) at += 1;
  if (at > 0 && isFirstHalf(before.charCodeAt(at - 1))) at -= 1;
  let same = 0;
  while (same < most - at && fromEnd(before, same) === fromEnd(after, same)) same += 1;
  if (same > 0 && isSecondHalf(fromEnd(before, same - 1))) same -= 1;
  return {
    at,
    removed: before.length - same - at,
    inserted: after.slice(at, after.length - same),
  };
}

/** The text after the change; null where it is not of this text. */
export function withTextChange(text: string, { at, removed, inserted }: TextChange): string | null {
  if (at + removed > text.length) return null;
  return text.slice(0, at) + inserted + text.slice(at + removed);
}

const fromEnd = (text: string, units: number) => text.charCodeAt(text.length - 1 - units);
const isFirstHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isSecondHalf = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
