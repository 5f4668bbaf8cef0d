import * as z from 'zod/mini';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';

/** Why a pasted branch is refused; the form words it. */
export const pasteBranchProblems = ['branches_id_invalid', 'branches_name_missing'] as const;
export type PasteBranchProblem = (typeof pasteBranchProblems)[number];

/** A branch typed by hand: the id as it came out of a mail or a sheet, and a name for this browser only. */
export const pasteBranchSchema = z.object({
  id: z.pipe(
    z.pipe(z.string(), z.transform(cleanIdentifier)),
    z.string().check(z.refine(isIdentifier, { error: 'branches_id_invalid' })),
  ),
  name: z.string().check(z.trim(), z.minLength(1, { error: 'branches_name_missing' })),
});
