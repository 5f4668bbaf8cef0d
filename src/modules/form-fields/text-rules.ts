import * as z from 'zod/mini';
import { isEmail, isPhone, longestEmail } from '@/domain/contact';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { namesSomebody } from '@/domain/names-somebody';
import { once } from '@/domain/once';
import { isRecordCode, upperCase } from '@/domain/record-code';
import { cleanLine, cleanLines, countCharacters, hasControls, isBlank } from '@/domain/typed-text';

/** Why a text is refused before anything is sent; `problem-words.ts` words them. */
export const textProblems = [
  'forms_missing',
  'forms_too_long',
  'forms_controls',
  'forms_not_a_code',
  'forms_not_an_email',
  'forms_not_a_phone',
  'forms_not_an_id',
  'forms_names_somebody',
] as const;
export type TextProblem = (typeof textProblems)[number];

const problem = (error: TextProblem) => ({ error });

const aLine = z.pipe(
  z.string(),
  z.transform((typed) => cleanLine(typed).text),
);
const someLines = z.pipe(
  z.string(),
  z.transform((typed) => cleanLines(typed).text),
);

const fits = (limit: number) =>
  z.refine<string>((text) => countCharacters(text) <= limit, problem('forms_too_long'));

/** Something that shows; the first thing to say of a field that needs it. */
export const isVisible = z.refine<string>((text) => !isBlank(text), {
  ...problem('forms_missing'),
  abort: true,
});

const isClean = z.refine<string>((text) => !hasControls(text, 'one'), problem('forms_controls'));
const areClean = z.refine<string>((text) => !hasControls(text, 'many'), problem('forms_controls'));

/** Of what the journal keeps about an employee. */
export const namesNobody = z.refine<string>(
  (text) => !namesSomebody(text),
  problem('forms_names_somebody'),
);

const nothingForBlank = z.transform((text: string) => (isBlank(text) ? '' : text));

/** A line that has to be there, as long as the service takes it. */
export function requiredLine(limit = Infinity) {
  return z.pipe(aLine, z.string().check(isVisible, isClean, fits(limit)));
}

/** A line that may be left out; without a limit where none is documented. */
export function optionalLine(limit = Infinity) {
  return z.pipe(z.pipe(aLine, z.string().check(isClean, fits(limit))), nothingForBlank);
}

export function requiredLines(limit: number) {
  return z.pipe(someLines, z.string().check(isVisible, areClean, fits(limit)));
}

/** Lines that may be left out; nothing that shows is an empty text. */
export function optionalLines(limit = Infinity) {
  return z.pipe(z.pipe(someLines, z.string().check(areClean, fits(limit))), nothingForBlank);
}

export const requiredEmail = once(() => {
  return z.pipe(
    aLine,
    z.string().check(
      isVisible,
      isClean,
      fits(longestEmail),
      z.refine((text) => isEmail(text), problem('forms_not_an_email')),
    ),
  );
});

export const optionalPhone = once(() => {
  const looksRight = (text: string) => isBlank(text) || isPhone(text);
  return z.pipe(
    z.pipe(aLine, z.string().check(isClean, z.refine(looksRight, problem('forms_not_a_phone')))),
    nothingForBlank,
  );
});

/** An identifier of the service however it was pasted, in lower case. */
export const requiredIdentifier = once(() => {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => cleanIdentifier(typed).toLowerCase()),
    ),
    z.string().check(
      isVisible,
      z.refine((text) => isIdentifier(text), problem('forms_not_an_id')),
    ),
  );
});

/** A code as the service stores it, in upper case. */
export function requiredCode(limit: number) {
  return z.pipe(
    z.pipe(
      aLine,
      z.string().check(
        isVisible,
        z.refine((text) => isRecordCode(text), problem('forms_not_a_code')),
        fits(limit),
      ),
    ),
    z.transform(upperCase),
  );
}
