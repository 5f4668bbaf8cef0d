import type { FieldValues } from 'react-hook-form';
import { describeReadError } from '../error-panel/describe-error';
import { ChoiceField } from './choice-field';
import type { FieldPlace } from './use-text-field';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './branch-field.module.css';
import { useBranches } from '../branch-picker/use-branches';

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
