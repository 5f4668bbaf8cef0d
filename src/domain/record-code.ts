/** What a code may be made of (API description, Objects: accounting entry type); upper case is how it is stored. */
const coded = /^[A-Za-z0-9_-]+$/;

export function isRecordCode(text: string): boolean {
  return coded.test(text);
}

/** The text as the service stores it. Every character keeps its place, so that the caret of a field does too. */
export function upperCase(text: string): string {
  return Array.from(text, upperCharacter).join('');
}

function upperCharacter(character: string): string {
  const upper = character.toUpperCase();
  return upper.length === character.length ? upper : character;
}

/** Marks that stand on a letter once it is taken apart. */
const accents = /\p{M}/gu;

/**
 * A code made of words, `Diario General` becoming `DIARIO_GENERAL`: accents go, what cannot stand in a code becomes one `_`.
 * Null when nothing is left.
 */
export function codeFromWords(words: string, longest: number): string | null {
  const code = words
    .normalize('NFD')
    .replace(accents, '')
    .toUpperCase()
    .replace(/[^A-Z0-9_-]+/g, '_')
    .slice(0, longest)
    .replace(/^_+|_+$/g, '');
  return code === '' ? null : code;
}
