import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { verdicts } from '@/api/attempts/names';
import { isRecordTaken } from '@/api/attempts/record-taken';
import type { Settlement } from '@/api/attempts/schemas';
import { asApiError } from '@/api/core/errors';
import { LeaveGuard } from '@/modules/form/leave-guard';
import { useIsDirty } from '@/modules/form/use-is-dirty';
import { FormScope, type FieldSpec } from '@/modules/form-fields/form-scope';
import { LinesField } from '@/modules/form-fields/text-field';
import { namesNobody, requiredLines } from '@/modules/form-fields/text-rules';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import type { EndWords } from './end-words';
import classes from './outcome-panel.module.css';

/** As long as the journal keeps a note. */
const noteLimit = 500;

/** What a person says of an attempt whose outcome is unknown: what they found, and how they know. */
export const settleSchema = z.object({
  verdict: z.enum(verdicts, { error: 'outcome_settle_choose' }),
  note: requiredLines(noteLimit),
});

const namelessSchema = z.extend(settleSchema, {
  note: requiredLines(noteLimit).check(namesNobody),
});

const settleSpecs: Record<string, FieldSpec> = {
  note: {
    label: m.outcome_settle_note,
    help: m.outcome_settle_note_help,
    limit: noteLimit,
    required: true,
  },
};

const scope = { specs: settleSpecs, refusals: new Map() };

interface Props {
  words: EndWords;
  onSettle: (settlement: Settlement) => Promise<unknown>;
}

/** A person says what they found, and how they know. */
export function SettleForm(props: Props) {
  const form = useForm<z.input<typeof settleSchema>, unknown, z.output<typeof settleSchema>>({
    resolver: zodResolver(props.words.namesNobody ? namelessSchema : settleSchema),
    defaultValues: { note: '' },
  });
  const { control, register, handleSubmit, formState, setError } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((settlement) =>
    props
      .onSettle(settlement)
      .catch((failure: unknown) =>
        setError('root', { type: isRecordTaken(asApiError(failure)) ? 'taken' : 'failed' }),
      ),
  );
  const chooseId = 'settle-choose';
  return (
    <FormScope value={scope}>
      <LeaveGuard risk={useIsDirty(form) ? 'unsaved' : null} />
      <form className={classes.settle} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset
          className={classes.verdicts}
          aria-describedby={errors.verdict ? chooseId : undefined}
        >
          <legend className={classes.label}>{m.outcome_settle()}</legend>
          {verdicts.map((verdict) => (
            <label key={verdict} className={classes.verdict}>
              <input type="radio" value={verdict} {...register('verdict')} />
              {props.words.found[verdict]()}
            </label>
          ))}
          {errors.verdict ? (
            <p id={chooseId} className={classes.wrong}>
              {m.outcome_settle_choose()}
            </p>
          ) : null}
        </fieldset>
        <LinesField control={control} name="note" rows={2} />
        {errors.root ? (
          <p className={classes.wrong} role="alert">
            {errors.root.type === 'taken' ? m.outcome_settle_taken() : m.outcome_settle_failed()}
          </p>
        ) : null}
        <div className={classes.actions}>
          <Button type="submit" size="xs" variant="default" busy={isSubmitting}>
            {m.outcome_settle_save()}
          </Button>
        </div>
      </form>
    </FormScope>
  );
}
