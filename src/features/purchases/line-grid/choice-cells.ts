import { lineKindChoices, type TypedLine } from '@/domain/purchase/line';
import { kindLetters, kindWords, typeInWords } from './line-words';

/** A value of a cell that is chosen by its letter. */
export interface LetterChoice {
  value: string;
  letter: string;
  words: string;
}

/** What may stand in a column that is chosen from; null for one that is typed. */
export function choicesOf(
  column: keyof TypedLine,
  types: readonly string[],
): LetterChoice[] | null {
  if (column === 'kind') {
    return lineKindChoices.map((value) => ({
      value,
      letter: kindLetters[value](),
      words: kindWords[value](),
    }));
  }
  if (column !== 'type') return null;
  return types.map((value) => {
    const words = typeInWords(value);
    return { value, letter: words.charAt(0).toUpperCase(), words };
  });
}

/** The choice that a key picks: its letter, or the next one for a blank. */
export function chosenBy(
  typed: string,
  now: string,
  choices: readonly LetterChoice[],
): LetterChoice | null {
  const key = typed.at(-1)?.toUpperCase();
  if (key === undefined) return null;
  if (key === ' ') {
    // A split asks for its parts: it is chosen by its letter only.
    const plain = choices.filter(({ value }) => value !== 'split');
    const at = plain.findIndex(({ value }) => value === now);
    return plain[(at + 1) % plain.length] ?? null;
  }
  return choices.find(({ letter }) => letter === key) ?? null;
}
