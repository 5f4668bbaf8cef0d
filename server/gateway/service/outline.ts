const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const minus = 0x2d;
const plus = 0x2b;
const point = 0x2e;
const space = 0x20;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;
/** Equal to no byte. */
const nothing = -1;

const nowhere = -1;

/** What comes next. Numbers, because from `awaitFirstValue` on it may also be the end of what is open. */
const awaitValue = 0;
const awaitName = 1;
const awaitColon = 2;
const awaitFirstValue = 3;
const awaitFirstName = 4;
const awaitComma = 5;

/**
 * What a JSON text holds at its outermost level: of an object its members, those that hold others as `{}` or `[]`, of a
 * list only that it is one. Undefined for what `JSON.parse` refuses. Most answers are long lists that only pass through
 * here; to look at every byte of them takes a fraction of the time it takes to make objects of them, and leaves nothing to
 * clear away.
 */
export function outlineOf(bytes: Buffer): unknown {
  const { length } = bytes;
  const fours = new DataView(bytes.buffer, bytes.byteOffset, length);
  const lastFour = length - 4;
  /** What closes the innermost list or object that is open, and what closes those around it. */
  let closing = nothing;
  const around: number[] = [];
  let depth = 0;
  let isList = false;
  let outline = '';
  /** Where the outline goes on. */
  let from = 0;
  let next = awaitValue;
  let at = 0;
  while (at < length) {
    const byte = bytes[at] ?? nothing;
    if (byte <= space) {
      if (!isSpace(byte)) return undefined;
      at += 1;
    } else if (byte === closing && next >= awaitFirstValue) {
      depth -= 1;
      closing = around[depth] ?? nothing;
      if (depth === 1) from = at;
      at += 1;
      next = awaitComma;
    } else if (next === awaitComma) {
      if (byte !== comma || depth === 0) return undefined;
      at += 1;
      next = closing === closeObject ? awaitName : awaitValue;
    } else if (next === awaitColon) {
      if (byte !== colon) return undefined;
      at += 1;
      next = awaitValue;
    } else if (byte === quote) {
      at = afterText(bytes, fours, lastFour, at);
      if (at === nowhere) return undefined;
      next = next === awaitName || next === awaitFirstName ? awaitColon : awaitComma;
    } else if (next === awaitName || next === awaitFirstName) {
      return undefined;
    } else if (byte === openObject || byte === openList) {
      at += 1;
      if (depth === 0) isList = byte === openList;
      if (depth === 1 && !isList) outline += bytes.toString('utf8', from, at);
      around[depth] = closing;
      depth += 1;
      closing = byte === openObject ? closeObject : closeList;
      next = byte === openObject ? awaitFirstName : awaitFirstValue;
    } else {
      at = afterWordOrNumber(bytes, at);
      if (at === nowhere) return undefined;
      next = awaitComma;
    }
  }
  if (next !== awaitComma || depth > 0) return undefined;
  return isList ? [] : JSON.parse(outline + bytes.toString('utf8', from));
}

const isSpace = (byte: number) => byte === space || byte === 0x0a || byte === 0x0d || byte === 0x09;

function afterText(bytes: Buffer, fours: DataView, lastFour: number, from: number): number {
  let at = afterPlain(bytes, fours, lastFour, from + 1);
  while (bytes[at] === backslash) {
    at = afterEscape(bytes, at);
    if (at === nowhere) return nowhere;
    at = afterPlain(bytes, fours, lastFour, at);
  }
  return bytes[at] === quote ? at + 1 : nowhere;
}

/**
 * Behind the bytes that a text may hold as they are.
 * @param fours - the same bytes, to be read four at once, the last time at `lastFour`.
 */
function afterPlain(bytes: Buffer, fours: DataView, lastFour: number, from: number): number {
  let at = from;
  for (; at <= lastFour; at += 4) {
    const others = otherThanPlain(fours.getInt32(at, true));
    // The lowest bit that is set, counted from the left.
    if (others !== 0) return at + ((31 - Math.clz32(others & -others)) >> 3);
  }
  while (isPlain(bytes[at])) at += 1;
  return at;
}

/** Behind the end there is no byte, and that is not plain. */
const isPlain = (byte = quote) => byte >= 0x20 && byte !== quote && byte !== backslash;

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

function afterWordOrNumber(bytes: Buffer, from: number): number {
  const first = bytes[from];
  if (first === 0x74) return afterWord(bytes, from, wordTrue);
  if (first === 0x66) return afterWord(bytes, from, wordFalse);
  if (first === 0x6e) return afterWord(bytes, from, wordNull);
  return afterNumber(bytes, from);
}

const wordTrue = Buffer.from('true');
const wordFalse = Buffer.from('false');
const wordNull = Buffer.from('null');

/** Byte by byte: a text made for each would take longer than all else here. */
function afterWord(bytes: Buffer, from: number, word: Buffer): number {
  const { length } = word;
  for (let at = 1; at < length; at += 1) if (bytes[from + at] !== word[at]) return nowhere;
  return from + length;
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
