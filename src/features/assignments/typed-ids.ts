import { cleanIdentifier, isIdentifier } from '@/domain/identifier';

/** One word of what was typed or pasted where identifiers are asked for. */
export interface TypedId {
  /** Line and word, by which it is told from an equal one. */
  place: string;
  /** From 1. */
  line: number;
  /** An identifier in lower case, or what is none as it was typed. */
  text: string;
  is: 'id' | 'repeated' | 'no-id';
}

const breaks = /\r\n?|[\n\u2028\u2029]/;
const between = /[\s,;]+/;

/** Reads identifiers out of lines, sheets and mails. Nothing is passed over: what is none, and what stands there twice, is told. */
export function readIds(typed: string): TypedId[] {
  const taken = new Set<string>();
  return typed.split(breaks).flatMap((words, at) =>
    words
      .split(between)
      .filter((word) => cleanIdentifier(word) !== '')
      .map((word, nth): TypedId => {
        const id = cleanIdentifier(word).toLowerCase();
        const stands = { place: `${at}.${nth}`, line: at + 1 };
        if (!isIdentifier(id)) return { ...stands, text: word, is: 'no-id' };
        if (taken.has(id)) return { ...stands, text: id, is: 'repeated' };
        taken.add(id);
        return { ...stands, text: id, is: 'id' };
      }),
  );
}
