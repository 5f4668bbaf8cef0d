import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { cleanLine, countCharacters, isBlank, withoutControls } from '@/domain/typed-text';
import { useSession } from '@/modules/session/session-context';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './branch-picker.module.css';
import { keepPastedBranch } from './local-branches';
import { markUsable } from './unusable-branches';

const wording: Record<PasteBranchProblem, () => string> = {
  branches_id_invalid: m.branches_id_invalid,
  branches_name_missing: m.branches_name_missing,
  branches_name_too_long: () =>
    m.branches_name_too_long({ limit: formatQuantity(longestBranchName) }),
};

function inWords(message: string | undefined): string | undefined {
  const problem = pasteBranchProblems.find((known) => known === message);
  return problem && wording[problem]();
}

/** Takes a branch by its identifier when the service's list is out of reach; the name stays in this browser. */
export function PasteBranchForm({ onKept }: { onKept: (branchId: string) => void }) {
  const { integration } = useSession();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(pasteBranchSchema),
    defaultValues: { id: '', name: '' },
  });
  const submit = handleSubmit((branch) => {
    keepPastedBranch(integration.business, branch);
    markUsable(branch.id);
    onKept(branch.id);
  });
  return (
    <form
      className={classes.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
    >
      <TextInput
        {...register('id')}
        label={m.branches_id()}
        description={m.branches_id_help()}
        error={inWords(formState.errors.id?.message)}
        spellCheck={false}
        data-autofocus
      />
      <TextInput
        {...register('name')}
        label={m.branches_name()}
        description={m.branches_name_help()}
        error={inWords(formState.errors.name?.message)}
      />
      <Button type="submit" size="sm">
        {m.branches_keep()}
      </Button>
    </form>
  );
}

/** Why a pasted branch is refused; the form words it. */
const pasteBranchProblems = [
  'branches_id_invalid',
  'branches_name_missing',
  'branches_name_too_long',
] as const;
type PasteBranchProblem = (typeof pasteBranchProblems)[number];

/** A name is shown in the head of every screen. */
export const longestBranchName = 60;

/** A branch typed by hand: the id out of a mail or a sheet, in lower case, and a name for this browser only. */
export const pasteBranchSchema = z.object({
  id: z.pipe(
    z.pipe(z.string(), z.transform(cleanIdentifier)),
    z.string().check(z.refine(isIdentifier, { error: 'branches_id_invalid' }), z.toLowerCase()),
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
