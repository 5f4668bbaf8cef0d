import { hiddenMarks } from './visible-text';

/** What somebody typed or pasted, as it is kept and sent. */
export interface CleanText {
  text: string;
  /** Characters that show nothing were taken out: whoever pasted them should know. */
  removed: boolean;
}

const spaces = /[\p{Z}\t]/gu;
const joinersAndSpace = /[\u200c\u200d\s]/g;

/** One line: composed (NFC), without hidden characters, with plain spaces and none at its ends. Controls stay, to be refused. */
export function cleanLine(typed: string): CleanText {
  return clean(typed, (text) => text.replace(spaces, ' ').trim());
}

/** Several lines, as `cleanLine` is one; line breaks of every kind become `\n`. */
export function cleanLines(typed: string): CleanText {
  return clean(typed, (text) =>
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(spaces, ' ')
      .replace(/ +$/gm, '')
      .trim(),
  );
}

function clean(typed: string, tidy: (text: string) => string): CleanText {
  const seen = typed.normalize('NFC').replace(hiddenMarks, '');
  return { text: tidy(seen), removed: seen.length !== typed.normalize('NFC').length };
}

/** What a paste brings along of control characters goes; breaks and tabs become spaces where there is one line only. */
export function withoutControls(pasted: string, lines: 'one' | 'many'): CleanText {
  const kept = lines === 'one' ? pasted.replace(/[\t\n\v\f\r]+/g, ' ') : pasted;
  const text = kept.replace(lines === 'one' ? /\p{Cc}/gu : /(?![\n\r\t])\p{Cc}/gu, '');
  return { text, removed: text.length !== kept.length };
}

/** NUL and the other controls: no program shows them, and some read them as the end of the text. */
export function hasControls(text: string, lines: 'one' | 'many'): boolean {
  return (lines === 'one' ? /\p{Cc}/u : /(?![\n\r\t])\p{Cc}/u).test(text);
}

/** Whether nothing of it can be seen. Joiners alone are no text, and `trim` does not know them. */
export function isBlank(text: string): boolean {
  return text.replace(hiddenMarks, '').replace(joinersAndSpace, '') === '';
}

/**
 * How long a text is for the documented limits: code points once composed. The field's own `maxlength` counts UTF-16 units,
 * by which an emoji would take two places and more.
 */
export function countCharacters(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}
