const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const minus = 0x2d;
const plus = 0x2b;
const point = 0x2e;
const openList = 0x5b;
const openObject = 0x7b;
/** What closes a list or an object stands two places behind what opens it. */
const toClosing = 2;

/** Nothing stands there, so that whatever is looked for behind it is not found either. */
const nowhere = -1;

/**
 * What a JSON text holds at its outermost level: of an object its members, those that hold others as `{}` or `[]`, of a
 * list only that it is one. Undefined for what `JSON.parse` refuses. Most answers are long lists that only pass through
 * here; to look at every byte of them takes half as long as to make objects of them, and leaves nothing to clear away.
 */
export function outlineOf(bytes: Buffer): unknown {
  const { buffer, byteOffset, length: end } = bytes;
  const json = { bytes, fours: new DataView(buffer, byteOffset, end), end };
  const start = afterSpace(json, 0);
  const isObject = bytes[start] === openObject;
  /** What closes each of the lists and objects that are open. */
  const open: number[] = [];
  let outline = '';
  let from = start;
  let at = start;
  for (;;) {
    // A value begins here.
    const first = bytes[at];
    if (first === openObject || first === openList) {
      const closing = first + toClosing;
      if (isObject && open.length === 1) outline += bytes.toString('utf8', from, at + 1);
      open.push(closing);
      at = afterSpace(json, at + 1);
      if (bytes[at] !== closing) {
        if (first === openObject) at = afterName(json, at);
        continue;
      }
    } else {
      at = afterSpace(json, afterScalar(json, at));
    }
    while (open.length > 0 && bytes[at] === open[open.length - 1]) {
      open.pop();
      if (open.length === 1) from = at;
      at = afterSpace(json, at + 1);
    }
    if (open.length === 0) break;
    if (bytes[at] !== comma) return undefined;
    at = afterSpace(json, at + 1);
    if (open[open.length - 1] === openObject + toClosing) at = afterName(json, at);
  }
  if (at !== json.end) return undefined;
  if (bytes[start] === openList) return [];
  return JSON.parse(outline + bytes.toString('utf8', from));
}

/**
 * An answer, the same to be read four bytes at once, and its length, which an array of bytes tells slowly; a look behind
 * its end is slower still.
 */
type Json = { bytes: Buffer; fours: DataView; end: number };

function afterSpace({ bytes, end }: Json, from: number): number {
  let at = from;
  while (at < end && isSpace(bytes[at])) at += 1;
  return at;
}

const isSpace = (byte = 0) =>
  byte <= 0x20 && (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09);

/** Where the value of a member begins. */
function afterName(json: Json, from: number): number {
  const { bytes } = json;
  if (bytes[from] !== quote) return nowhere;
  const at = afterSpace(json, afterText(json, from));
  return bytes[at] === colon ? afterSpace(json, at + 1) : nowhere;
}

function afterScalar(json: Json, from: number): number {
  const { bytes } = json;
  const first = bytes[from];
  if (first === quote) return afterText(json, from);
  if (first === 0x74) return afterWord(bytes, from, 'true');
  if (first === 0x66) return afterWord(bytes, from, 'false');
  if (first === 0x6e) return afterWord(bytes, from, 'null');
  return afterNumber(bytes, from);
}

function afterWord(bytes: Buffer, from: number, word: string): number {
  const after = from + word.length;
  return bytes.toString('latin1', from, after) === word ? after : nowhere;
}

function afterText(json: Json, from: number): number {
  const { bytes } = json;
  let at = from + 1;
  for (;;) {
    at = afterPlain(json, at);
    if (bytes[at] === quote) return at + 1;
    if (bytes[at] !== backslash) return nowhere;
    at = afterEscape(bytes, at);
    if (at === nowhere) return nowhere;
  }
}

/** Behind the bytes that a text may hold as they are. */
function afterPlain({ bytes, fours, end }: Json, from: number): number {
  let at = from;
  for (; at + 4 <= end; at += 4) {
    const others = otherThanPlain(fours.getInt32(at, true));
    // The lowest bit that is set, counted from the left.
    if (others !== 0) return at + ((31 - Math.clz32(others & -others)) >> 3);
  }
  while (at < end && isPlain(bytes[at])) at += 1;
  return at;
}

const isPlain = (byte = 0) => byte >= 0x20 && byte !== quote && byte !== backslash;

/**
 * Marks by its highest bit the first of four bytes that no text may hold as it is: one below 0x20, a quote, a backslash. The
 * difference with a limit borrows where a byte is below it; so it does, now and then, in a byte behind the first.
 */
function otherThanPlain(four: number): number {
  const quotes = four ^ 0x22222222;
  const backslashes = four ^ 0x5c5c5c5c;
  const borrows =
    ((four - 0x20202020) & ~four) |
    ((quotes - 0x01010101) & ~quotes) |
    ((backslashes - 0x01010101) & ~backslashes);
  return borrows & 0x80808080;
}

const escapes = new Set(Buffer.from('"\\/bfnrt'));
const hexadecimal = /^[0-9a-f]{4}$/i;

function afterEscape(bytes: Buffer, from: number): number {
  const escaped = bytes[from + 1] ?? 0;
  if (escapes.has(escaped)) return from + 2;
  if (escaped !== 0x75) return nowhere;
  const after = from + 6;
  return hexadecimal.test(bytes.toString('latin1', from + 2, after)) ? after : nowhere;
}

function afterNumber(bytes: Buffer, from: number): number {
  let at = bytes[from] === minus ? from + 1 : from;
  at = bytes[at] === 0x30 ? at + 1 : afterDigits(bytes, at);
  if (bytes[at] === point) at = afterDigits(bytes, at + 1);
  if (bytes[at] === 0x65 || bytes[at] === 0x45) {
    const sign = bytes[at + 1];
    at = afterDigits(bytes, sign === plus || sign === minus ? at + 2 : at + 1);
  }
  return at;
}

/** Behind one digit or more. */
function afterDigits(bytes: Buffer, from: number): number {
  let at = from;
  while (isDigit(bytes[at])) at += 1;
  return at === from ? nowhere : at;
}

const isDigit = (byte = 0) => byte >= 0x30 && byte <= 0x39;
