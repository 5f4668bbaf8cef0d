/** Lower case without accents and hidden marks: "la union" and "La Unión" are the same. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}\p{Cf}]/gu, '')
    .toLowerCase();
}

/** A heading of a sheet without accents, units and case: "Precio sin impuestos ($)" is `precio_sin_impuestos`. */
export function plainHeading(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

/** Whether a plain text holds every word of a plain search, in any order. */
function holds(plain: string, words: readonly string[]): boolean {
  return words.every((word) => plain.includes(word));
}

/**
 * Makes a search over rows of one kind. Accents and case do not count; each typed word has to be in one of the row's texts. A
 * row's texts are made plain once, so that ten thousand of them answer a key press.
 */
export function textSearch<Row extends object>(
  textsOf: (row: Row) => readonly (string | null)[],
): <Own extends Row>(rows: readonly Own[], typed: string) => readonly Own[] {
  const plainOf = new WeakMap<Row, string>();
  const known = (row: Row) => {
    const before = plainOf.get(row);
    if (before !== undefined) return before;
    // A line break keeps a word from matching across two texts.
    const plain = plainText(textsOf(row).filter(Boolean).join('\n'));
    plainOf.set(row, plain);
    return plain;
  };
  return (rows, typed) => {
    const words = plainText(typed).split(/\s+/).filter(Boolean);
    return words.length === 0 ? rows : rows.filter((row) => holds(known(row), words));
  };
}
