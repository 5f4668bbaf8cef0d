/** Every value of an answer, by where it stands; of a list, those of its first row. */
export function leaves(value: unknown, at = ''): [place: string, value: unknown][] {
  if (Array.isArray(value)) return leaves(value[0], `${at}[]`);
  if (typeof value !== 'object' || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([name, part]) =>
    leaves(part, at === '' ? name : `${at}.${name}`),
  );
}
