import type { FieldValues } from 'react-hook-form';
import { useBranches } from '@/modules/branch-picker/use-branches';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { ChoiceField } from '@/modules/form-fields/choice-field';
import type { FieldPlace } from '@/modules/form-fields/use-text-field';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './provider-form.module.css';

/** One of the branches of the business, or none. */
export function BranchField<Values extends FieldValues, Output>(place: FieldPlace<Values, Output>) {
  const { branches, failure, reading, readAgain } = useBranches();
  const choices = branches.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ChoiceField {...place} choices={choices} none={m.providers_no_branch()}>
      {failure === null ? null : (
        <p className={classes.failed} role="alert">
          {describeReadError(failure, m.providers_branches_subject()).title}.{' '}
          <Button size="compact-sm" variant="subtle" busy={reading} onClick={readAgain}>
            {m.common_retry()}
          </Button>
        </p>
      )}
    </ChoiceField>
  );
}
