/** A number as it goes into a body: its digits as text, so that no binary fraction ever comes between (R11). */
export class WireNumber {
  readonly digits: string;

  constructor(digits: string) {
    if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(digits)) throw new TypeError(`Not a number: ${digits}`);
    this.digits = digits;
  }
}

/** What a body may hold. A plain number is a count; whatever may have a fraction is a `WireNumber`. */
export type WireValue =
  string | boolean | null | number | WireNumber | readonly WireValue[] | WireRecord;

export interface WireRecord {
  readonly [name: string]: WireValue;
}

/** Marks decimal text such as `12.50` as a JSON number of exactly these digits. Throws `TypeError` for any other text. */
export function wireNumber(digits: string): WireNumber {
  return new WireNumber(digits);
}

/** Decimal text such as `012.50` as the JSON number `12.50`. Throws `TypeError` for any other text. */
export function neededNumber(digits: string): WireNumber {
  return wireNumber(digits.trim().replace(/^(-?)0+(?=\d)/, '$1'));
}

/**
 * Writes a body as the text that is shown in the review, recorded and sent, byte for byte: members in their order, two spaces
 * of indentation. Throws `TypeError` for what JSON cannot say or would say differently: a missing value, a count that is
 * not a safe whole number.
 */
export function writeWireJson(body: WireValue): string {
  return write(body, '\n');
}

function write(value: WireValue | undefined, line: string): string {
  if (value instanceof WireNumber) return value.digits;
  if (typeof value === 'number') return writeCount(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') {
    return JSON.stringify(value);
  }
  if (isList(value)) {
    return enclose(
      '[]',
      value.map((item) => write(item, `${line}  `)),
      line,
    );
  }
  if (!isRecord(value)) throw new TypeError(`Not a value of a body: ${String(value)}`);
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${write(member, `${line}  `)}`,
  );
  return enclose('{}', members, line);
}

const isList = (value: unknown): value is readonly WireValue[] => Array.isArray(value);

/** Only plain records: a date or a class would be written as something else than it is. */
function isRecord(value: unknown): value is Readonly<Record<string, WireValue>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function writeCount(count: number): string {
  if (!Number.isSafeInteger(count)) throw new TypeError(`Not a whole number: ${count}`);
  return Object.is(count, -0) ? '0' : String(count);
}

function enclose(brackets: string, parts: readonly string[], line: string): string {
  const [open, close] = brackets;
  return parts.length === 0
    ? brackets
    : `${open}${line}  ${parts.join(`,${line}  `)}${line}${close}`;
}
