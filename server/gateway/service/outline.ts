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
  const json = { bytes, end: bytes.length };
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

/** An answer and its length, which an array of bytes tells slowly; a look behind its end is slower still. */
type Json = { bytes: Buffer; end: number };

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

/** Bytes that a text may hold as they are. */
const plain = new Uint8Array(256).fill(1, 0x20);
plain[quote] = 0;
plain[backslash] = 0;

const isPlain = (byte = 0) => plain[byte] === 1;

function afterText({ bytes, end }: Json, from: number): number {
  let at = from + 1;
  for (;;) {
    while (at < end && isPlain(bytes[at])) at += 1;
    if (bytes[at] === quote) return at + 1;
    if (bytes[at] !== backslash) return nowhere;
    at = afterEscape(bytes, at);
    if (at === nowhere) return nowhere;
  }
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
