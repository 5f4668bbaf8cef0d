import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { lotDoubts } from '@/domain/purchase/excluded';
import { readDate } from '@/domain/typed-date';
import { useExcludedStart, type ExcludedRow } from '@/modules/excluded-start/use-excluded-start';
import { ConfirmField } from '@/modules/form-fields/confirm-field';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import {
  excludedForm,
  isBlankRow,
  lotWords,
  withoutDate,
  type ExcludedFormReturn,
} from './excluded-form';
import classes from './excluded.module.css';

interface Props {
  form: ExcludedFormReturn;
  branch: { id: string; name: string | null };
  today: string;
}

const { Field } = excludedForm;

/** The one lot an invoice can name, and the way to another invoice for the lines of another lot. */
export function LotFields({ form, branch, today }: Props) {
  const { control } = form;
  const [lot, typed, isPerishable] = useWatch({
    control,
    name: ['batchNumber', 'expirationDate', 'isPerishable'],
  });
  const read = readDate(typed, today);
  const doubts = lotDoubts(lot.trim(), 'value' in read ? read.value : '', today);
  return (
    <section className={shared.lines} aria-label={m.excluded_purchases_lots()}>
      <h2 className={shared.heading}>{m.excluded_purchases_lots()}</h2>
      <div className={shared.pair}>
        <Field name="batchNumber" />
        <Field name="expirationDate" />
        <Field name="isPerishable" />
        {isPerishable && typed.trim() === '' ? (
          <ConfirmField
            control={control}
            name="dateConfirmed"
            what={withoutDate}
            label={m.excluded_purchases_without_date()}
          >
            <p className={shared.quiet}>{m.excluded_purchases_perishable_help()}</p>
          </ConfirmField>
        ) : null}
      </div>
      {doubts.length === 0 ? null : (
        <Notice tone="warn" icon={IconAlertTriangle}>
          {doubts.map((doubt) => (
            <p key={doubt}>{lotWords[doubt]()}</p>
          ))}
        </Notice>
      )}
      <SplitLines form={form} branch={branch} />
    </section>
  );
}

/** Several lots are several invoices: lines of another lot go to a draft of their own. */
function SplitLines({ form, branch }: Omit<Props, 'today'>) {
  const lines = useWatch({ control: form.control, name: 'lines' });
  const { start, isUnderWay, hasFailed } = useExcludedStart(branch);
  // By its place, what the row said that was chosen: another one that comes to stand there is not.
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const [moved, setMoved] = useState<{ draft: string; count: number } | null>(null);
  const filled = lines.flatMap((row, at) => (isBlankRow(row) ? [] : [{ row, at }]));
  const isChosen = (row: ExcludedRow, at: number) => chosen.get(at) === JSON.stringify(row);
  const going = filled.filter(({ row, at }) => isChosen(row, at));
  const split = () => {
    const { providerId, date, paymentType } = form.getValues();
    const rows = going.map(({ row }) => row);
    start({ providerId, date, paymentType, lines: rows }, (draft) => {
      // They leave this invoice once the other one is kept, and never before; what was changed meanwhile stays.
      const left = form.getValues('lines').filter((row, at) => !isChosen(row, at));
      form.setValue('lines', left, { shouldDirty: true });
      setChosen(new Map());
      setMoved({ draft, count: rows.length });
    });
  };
  return (
    <>
      {moved === null ? null : (
        <Notice tone="info" icon={IconCheck} onDismiss={() => setMoved(null)}>
          {m.excluded_purchases_split_done({ count: moved.count })}{' '}
          <Link
            to="/branches/$branchId/purchases/excluded/new"
            params={{ branchId: branch.id }}
            search={{ draft: moved.draft }}
          >
            {m.excluded_purchases_split_open()}
          </Link>
        </Notice>
      )}
      {filled.length < 2 ? null : (
        <details className={shared.more}>
          <summary>{m.excluded_purchases_split()}</summary>
          <fieldset className={classes.split} disabled={isUnderWay}>
            <legend>{m.excluded_purchases_split_which()}</legend>
            {filled.map(({ row, at }) => (
              <label key={at} className={classes.choice}>
                <input
                  type="checkbox"
                  checked={isChosen(row, at)}
                  onChange={({ currentTarget: { checked } }) => {
                    const next = new Map(chosen);
                    if (checked) next.set(at, JSON.stringify(row));
                    else next.delete(at);
                    setChosen(next);
                  }}
                />
                <bdi>{row.description.trim() || row.sku.trim() || at + 1}</bdi>
              </label>
            ))}
            <Button
              size="xs"
              variant="default"
              disabled={going.length === 0 || going.length === filled.length}
              busy={isUnderWay}
              onClick={split}
            >
              {m.excluded_purchases_split_go({ count: going.length })}
            </Button>
          </fieldset>
          {hasFailed ? (
            <Notice tone="danger" icon={IconAlertTriangle} urgent>
              {m.excluded_purchases_split_failed()}
            </Notice>
          ) : null}
        </details>
      )}
    </>
  );
}
