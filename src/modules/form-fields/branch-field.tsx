import type { FieldValues } from 'react-hook-form';
import { m } from '@/text/generated/messages';
import { useBranches } from '../branch-picker/use-branches';
import { ChoiceField } from './choice-field';
import { ChoicesFailed } from './choices-failed';
import type { FieldPlace } from './use-text-field';

/** One of the branches of the business, as a field of a form; `none` stands there while it is none. */
export function BranchField<Values extends FieldValues, Output>({
  none,
  ...place
}: FieldPlace<Values, Output> & { none: string }) {
  const { branches, failure, reading, readAgain } = useBranches();
  const choices = branches.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ChoiceField {...place} choices={choices} none={none}>
      {failure === null ? null : (
        <ChoicesFailed
          error={failure}
          subject={m.providers_branches_subject()}
          reading={reading}
          onReadAgain={readAgain}
        />
      )}
    </ChoiceField>
  );
}
