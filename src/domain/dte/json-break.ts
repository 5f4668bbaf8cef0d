/** What may come next in a JSON text. */
type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end';

const blanks = /[\t\n\r ]*/y;
/** A sign of the grammar; a string, which has no control characters; any other value. */
const token =
  /([{}[\],:])|("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * The line, from 1, of the first place where a text is no longer JSON; null where it cannot be told. Engines tell it in words of their
 * own or not at all, and it is what somebody who looks into the file needs.
 */
export function jsonBreakLine(text: string): number | null {
  try {
    const at = breakOffset(text);
    return at === null ? null : text.slice(0, at).split(/\r\n?|\n/).length;
  } catch {
    // A string of many megabytes is more than a pattern can go through.
    return null;
  }
}

/** Where the first token begins that may not stand there, or the text's end where something is missing; null for none. */
function breakOffset(text: string): number | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    at += matchAt(blanks, text, at)?.[0].length ?? 0;
    if (at === text.length) return expected === 'comma-or-end' && open.length === 0 ? null : at;
    const match = matchAt(token, text, at);
    if (match === null) return at;
    const [whole, sign, quoted] = match;
    const next = after(expected, sign ?? (quoted === undefined ? 'value' : 'string'), open);
    if (next === null) return at;
    expected = next;
    at += whole.length;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** What may follow a token, by what is open around it; null where the token itself may not stand there. */
function after(expected: Expected, found: string, open: ('{' | '[')[]): Expected | null {
  const isKey = expected === 'key' || expected === 'key-or-end';
  const isValue = expected === 'value' || expected === 'value-or-end';
  const isEnd = expected === 'comma-or-end';
  switch (found) {
    case '{':
    case '[':
      if (!isValue) return null;
      open.push(found);
      return found === '{' ? 'key-or-end' : 'value-or-end';
    case '}':
      if (!isEnd && expected !== 'key-or-end') return null;
      return open.pop() === '{' ? 'comma-or-end' : null;
    case ']':
      if (!isEnd && expected !== 'value-or-end') return null;
      return open.pop() === '[' ? 'comma-or-end' : null;
    case ',':
      if (!isEnd || open.length === 0) return null;
      return open.at(-1) === '{' ? 'key' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : null;
    case 'string':
      if (isKey) return 'colon';
      return isValue ? 'comma-or-end' : null;
    default:
      return isValue ? 'comma-or-end' : null;
  }
}
