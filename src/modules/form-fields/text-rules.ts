import * as z from 'zod/mini';
import { isRecordCode, upperCase } from '@/domain/record-code';
import { cleanLine, cleanLines, countCharacters, hasControls, isBlank } from '@/domain/typed-text';

/** Why a text is refused before anything is sent; `problem-words.ts` words them. */
export const textProblems = [
  'forms_missing',
  'forms_too_long',
  'forms_controls',
  'forms_not_a_code',
] as const;
export type TextProblem = (typeof textProblems)[number];

const problem = (error: TextProblem) => ({ error });

const kept = (lines: 'one' | 'many') =>
  z.pipe(
    z.string(),
    z.transform((typed) => (lines === 'one' ? cleanLine(typed) : cleanLines(typed)).text),
  );

const fits = (limit: number) =>
  z.refine<string>((text) => countCharacters(text) <= limit, problem('forms_too_long'));

const isVisible = z.refine<string>((text) => !isBlank(text), {
  ...problem('forms_missing'),
  abort: true,
});

const isClean = (lines: 'one' | 'many') =>
  z.refine<string>((text) => !hasControls(text, lines), problem('forms_controls'));

/** A line that has to be there, as long as the service takes it. */
export function requiredLine(limit: number) {
  return z.pipe(kept('one'), z.string().check(isVisible, isClean('one'), fits(limit)));
}

/** Lines of which something has to be there. */
export function requiredLines(limit: number) {
  return z.pipe(kept('many'), z.string().check(isVisible, isClean('many'), fits(limit)));
}

/** Lines that may be left out; nothing that shows is an empty text. */
export function optionalLines(limit: number) {
  return z.pipe(
    z.pipe(kept('many'), z.string().check(isClean('many'), fits(limit))),
    z.transform((text) => (isBlank(text) ? '' : text)),
  );
}

/** A code as the service stores it, in upper case. */
export function requiredCode(limit: number) {
  return z.pipe(
    z.pipe(
      kept('one'),
      z.string().check(
        isVisible,
        z.refine((text) => isRecordCode(text), problem('forms_not_a_code')),
        fits(limit),
      ),
    ),
    z.transform(upperCase),
  );
}
