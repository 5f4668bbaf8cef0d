/**
 * The shortest decimal digits that mean this number, without an exponent: 1e-7 is `0.0000001`.
 * Amounts travel as JSON numbers and are computed with as text; the digits the service wrote are the ones kept.
 */
export function decimalText(value: number): string {
  const text = Object.is(value, -0) ? '0' : String(value);
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (match === null) return text;
  const [, sign = '', whole = '', fraction = '', exponent] = match;
  const digits = whole + fraction;
  const point = 1 + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
}
