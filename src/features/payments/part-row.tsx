import { IconLock, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import type { PayablePurchase } from '@/api/attempts/purchases';
import { groupedDecimal, readDecimal } from '@/domain/typed-decimal';
import { formatMoment } from '@/modules/business-day/moments';
import { RefusalWords } from '@/modules/form-fields/field-foot';
import { useFieldSpec, useRefusal } from '@/modules/form-fields/form-scope';
import { problemInWords } from '@/modules/form-fields/problem-words';
import { ofDecimals } from '@/modules/form-fields/value-rules';
import { moneyText } from '@/text/amount-text';
import { formatCalendarDate } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import icon from '@/ui/form/icon-button.module.css';
import { amountRule, nameOfPurchase, readAmount, restOf } from './parts';
import type { PaymentFormReturn } from './payment-form';
import classes from './payments.module.css';
import type { Amounts } from './use-amounts';

interface RowProps {
  form: PaymentFormReturn;
  at: number;
  id: string;
  payable: PayablePurchase | undefined;
  amounts: Amounts;
  onRemove: () => void;
}

/** One purchase of the payment: what is known here of it, and what it gets. */
export function PartRow({ form, at, id, payable, amounts, onRemove }: RowProps) {
  const sent = payable?.sent ?? null;
  const paid = payable?.payments.paid ?? '0';
  const rest = restOf(payable);
  const name = nameOfPurchase(id, payable);
  return (
    <tr data-locked={payable?.payments.locked ? true : undefined}>
      <th scope="row">
        <div className={classes.purchase}>
          <bdi>{name}</bdi>
          <small className={classes.quiet}>
            {sent === null ? m.payments_from_elsewhere() : m.payments_from_journal()}
          </small>
          <OfPurchase form={form} at={at} id={id} payable={payable} />
        </div>
      </th>
      <td data-label={m.purchases_due_short()}>
        {sent?.dueDate ? formatCalendarDate(sent.dueDate) : m.payments_no_due()}
      </td>
      <td data-number data-label={m.purchases_total()}>
        {sent?.total ? moneyText(sent.total) : m.common_not_told()}
      </td>
      <td data-number data-label={m.payments_paid()}>
        {moneyText(paid)}
      </td>
      <td data-number data-label={m.payments_rest()}>
        {rest === null ? m.payments_unknown_rest() : moneyText(rest)}
      </td>
      <td data-number data-label={m.payments_part()}>
        <AmountCell form={form} at={at} name={name} amounts={amounts} />
      </td>
      <td>
        <button
          type="button"
          className={icon.button}
          aria-label={m.payments_remove_one({ purchase: isolate(name) })}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </button>
      </td>
    </tr>
  );
}

/** What stands in the way of paying this purchase. */
function OfPurchase({ form, at, id, payable }: Omit<RowProps, 'amounts' | 'onRemove'>) {
  const path = `allocations.${at}.purchaseId` as const;
  const spec = useFieldSpec(path);
  const refusal = useRefusal(path, id);
  const { errors } = useFormState({ control: form.control, name: path });
  const wrong: { message?: string } | undefined = get(errors, path);
  const problem = wrong?.message;
  const locked = payable?.payments.locked ?? null;
  return (
    <>
      {locked === null ? null : (
        <small className={classes.locked} data-field={path} tabIndex={-1}>
          <IconLock size={14} aria-hidden />
          {m.payments_locked_by({
            operator: isolate(locked.operator),
            when: formatMoment(Date.parse(locked.at)),
          })}{' '}
          <Link to="/attempts/$attemptId" params={{ attemptId: locked.attemptId }} target="_blank">
            {m.payments_locked_see()}
          </Link>
        </small>
      )}
      {refusal === null && (problem === undefined || locked !== null) ? null : (
        <small className={classes.wrong} data-field={path} tabIndex={-1}>
          {refusal ? <RefusalWords messages={refusal} /> : problemInWords(problem ?? '', spec, id)}
        </small>
      )}
    </>
  );
}

interface CellProps extends Pick<RowProps, 'form' | 'at' | 'amounts'> {
  name: string;
}

/** Says what is wrong with an amount once it is left, and not only when the whole is reviewed. */
function AmountCell({ form, at, name, amounts }: CellProps) {
  const path = `allocations.${at}.amount` as const;
  const spec = useFieldSpec(path);
  const { field, fieldState } = useController({ control: form.control, name: path });
  const { ref, value, onChange, onBlur } = field;
  const [isTyping, setTyping] = useState(false);
  const refusal = useRefusal(path, value);
  const told = fieldState.error?.message ?? (isTyping ? null : problemOf(value));
  const wrongId = `${path}-wrong`;
  return (
    <div className={classes.cell}>
      <input
        ref={ref}
        name={path}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        aria-label={m.payments_part_of({ purchase: isolate(name) })}
        aria-invalid={told !== null || refusal !== null || undefined}
        aria-describedby={told === null && refusal === null ? undefined : wrongId}
        onFocus={() => {
          setTyping(true);
          amounts.enter();
        }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => {
          const read = readAmount(value);
          if (read !== '') onChange(groupedDecimal(read));
          onBlur();
          setTyping(false);
          amounts.leave();
        }}
      />
      {told === null && refusal === null ? null : (
        <small id={wrongId} className={classes.wrong}>
          {refusal ? <RefusalWords messages={refusal} /> : problemInWords(told ?? '', spec, value)}
        </small>
      )}
    </div>
  );
}

/** Empty is no mistake before the whole is reviewed. */
function problemOf(typed: string): string | null {
  if (typed.trim() === '') return null;
  const reading = readDecimal(typed, amountRule);
  return 'problem' in reading ? ofDecimals[reading.problem] : null;
}
