import * as z from 'zod/mini';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { cleanLine, countCharacters, isBlank, withoutControls } from '@/domain/typed-text';

/** Why a pasted branch is refused; the form words it. */
export const pasteBranchProblems = [
  'branches_id_invalid',
  'branches_name_missing',
  'branches_name_too_long',
] as const;
export type PasteBranchProblem = (typeof pasteBranchProblems)[number];

/** A name is shown in the head of every screen. */
export const longestBranchName = 60;

/** A branch typed by hand: the id as it came out of a mail or a sheet, and a name for this browser only. */
export const pasteBranchSchema = z.object({
  id: z.pipe(
    z.pipe(z.string(), z.transform(cleanIdentifier)),
    z.string().check(z.refine(isIdentifier, { error: 'branches_id_invalid' })),
  ),
  name: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => cleanLine(withoutControls(typed, 'one').text).text),
    ),
    z.string().check(
      z.refine((name) => !isBlank(name), { error: 'branches_name_missing', abort: true }),
      z.refine((name) => countCharacters(name) <= longestBranchName, {
        error: 'branches_name_too_long',
      }),
    ),
  ),
});
