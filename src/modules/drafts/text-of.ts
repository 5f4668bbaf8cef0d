const longText = 1_000;

/** All values as one text, to be held against another. A long one stands there as it is: to quote it costs more than a key may. */
export function textOf(values: unknown): string {
  const long: string[] = [];
  const rest = JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'string' && value.length > longText ? [long.push(value), value.length] : value,
  );
  return rest + long.join('');
}
