import { IconLock, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import type { SentPurchase } from '@/api/attempts/purchases';
import { groupedDecimal, readDecimal } from '@/domain/typed-decimal';
import { formatTimestamp } from '@/modules/business-day/moments';
import { RefusalWords } from '@/modules/form-fields/field-foot';
import {
  messagesFor,
  useFieldSpec,
  useLastRefusal,
  useRefusal,
} from '@/modules/form-fields/form-scope';
import { problemInWords } from '@/modules/form-fields/problem-words';
import { ofDecimals } from '@/modules/form-fields/value-rules';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { moneyText } from '@/text/amount-text';
import { formatCalendarDate } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import icon from '@/ui/form/icon-button.module.css';
import {
  amountRule,
  nameOfPurchase,
  readAmount,
  restOf,
  totalOf,
  type KnownPayable,
} from './parts';
import { overpaidInWords } from './payment-doubts';
import classes from './payments.module.css';
import type { AmountMoves } from './use-amounts';

interface RowProps {
  at: number;
  id: string;
  /** As the form has it when the row is first drawn: other rows are drawn where it changes but by typing. */
  amount: string;
  payable: KnownPayable | undefined;
  /** The keys of what is wrong with its fields. */
  wrongPurchase: string | undefined;
  wrongAmount: string | undefined;
  moves: AmountMoves;
  onRemove: (at: number) => void;
}

/**
 * One purchase of the payment: what is known here of it, and what it gets. Two hundred of them do not each listen to the form: a
 * key in any field would wake them all.
 */
export const PartRow = memo(function PartRow(props: RowProps) {
  const { at, id, payable, onRemove } = props;
  const sent = payable?.sent ?? null;
  const paid = payable?.payments.paid ?? '0';
  const total = totalOf(payable);
  const rest = restOf(payable);
  const name = nameOfPurchase(id, payable);
  return (
    <tr data-locked={payable?.payments.locked ? true : undefined}>
      <th scope="row">
        <div className={classes.purchase} data-field={`allocations.${at}.purchaseId`} tabIndex={-1}>
          <bdi>{name}</bdi>
          <small className={shared.quiet}>
            {sent === null ? m.payments_from_elsewhere() : m.payments_from_journal()}
          </small>
          <OfPurchase at={at} id={id} payable={payable} problem={props.wrongPurchase} />
        </div>
      </th>
      <td data-label={m.purchases_due_short()}>
        {sent === null ? m.payments_no_due() : dueInWords(sent)}
      </td>
      <td data-number data-label={m.purchases_total()}>
        {total === null ? m.common_not_told() : moneyText(total)}
      </td>
      <td data-number data-label={m.payments_paid()}>
        {moneyText(paid)}
      </td>
      <td data-number data-label={m.payments_rest()}>
        {rest === null ? m.payments_unknown_rest() : moneyText(rest)}
      </td>
      <td data-number data-label={m.payments_part()}>
        <AmountCell {...props} name={name} rest={rest} />
      </td>
      <td>
        <button
          type="button"
          className={icon.button}
          data-remove={at}
          aria-label={m.payments_remove_one({ purchase: isolate(name) })}
          onClick={() => onRemove(at)}
        >
          <IconTrash size={16} aria-hidden />
        </button>
      </td>
    </tr>
  );
});

function dueInWords({ dueDate, creditDays }: SentPurchase): string {
  if (dueDate !== null) return formatCalendarDate(dueDate);
  return creditDays === null ? m.purchases_in_cash() : m.payments_no_due();
}

interface OfPurchaseProps extends Pick<RowProps, 'at' | 'id' | 'payable'> {
  problem: string | undefined;
}

/** What stands in the way of paying this purchase. */
function OfPurchase({ at, id, payable, problem }: OfPurchaseProps) {
  const path = `allocations.${at}.purchaseId`;
  const spec = useFieldSpec(path);
  const refusal = useRefusal(path, id);
  const locked = payable?.payments.locked ?? null;
  return (
    <>
      {locked === null ? null : (
        <small className={classes.locked}>
          <IconLock size={14} aria-hidden />
          {m.payments_locked_by({
            operator: isolate(locked.operator),
            when: formatTimestamp(locked.at),
          })}{' '}
          <Link to="/attempts/$attemptId" params={{ attemptId: locked.attemptId }} target="_blank">
            {m.payments_locked_see()}
          </Link>
        </small>
      )}
      {refusal === null && (problem === undefined || locked !== null) ? null : (
        <small className={classes.wrong}>
          {refusal ? <RefusalWords messages={refusal} /> : problemInWords(problem ?? '', spec, id)}
        </small>
      )}
    </>
  );
}

interface CellProps extends Pick<RowProps, 'at' | 'id' | 'amount' | 'wrongAmount' | 'moves'> {
  name: string;
  rest: string | null;
}

/**
 * Says what is wrong with an amount, or odd, once it is left, and not only when the whole is reviewed. The input holds its own text:
 * a key draws nothing anew but what was said of the amount before.
 */
function AmountCell({ at, id, amount, wrongAmount, moves, name, rest }: CellProps) {
  const path = `allocations.${at}.amount`;
  const spec = useFieldSpec(path);
  /** While nothing is said of it, as it was left last. */
  const [value, setValue] = useState(amount);
  const [isTyping, setTyping] = useState(false);
  const said = useLastRefusal(path);
  const refusal = messagesFor(said, value);
  const told = wrongAmount ?? (isTyping ? null : problemOf(value));
  const isWrong = told !== null || refusal !== null;
  const over = isWrong || isTyping ? null : overpaidInWords(value, rest);
  const wrongId = `${path}-wrong`;
  const type = (typed: string) => moves.type(at, { purchaseId: id, amount: typed });
  return (
    <div>
      <span className={classes.amount}>
        <input
          name={path}
          data-field={path}
          defaultValue={amount}
          inputMode="decimal"
          autoComplete="off"
          aria-label={m.payments_part_of({ purchase: isolate(name) })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong || over !== null ? wrongId : undefined}
          onFocus={() => {
            setTyping(true);
            moves.enter();
          }}
          onChange={({ currentTarget }) => {
            if (said !== undefined || wrongAmount !== undefined) setValue(currentTarget.value);
            type(currentTarget.value);
          }}
          onKeyDownCapture={({ key, currentTarget }) => {
            if (key !== 'Enter') return;
            // The form's shell hears of it next, and may read the form.
            moves.flush();
            setValue(currentTarget.value);
          }}
          onBlur={({ currentTarget }) => {
            const read = readAmount(currentTarget.value);
            if (read !== '') {
              currentTarget.value = groupedDecimal(read);
              type(currentTarget.value);
            }
            setValue(currentTarget.value);
            setTyping(false);
            moves.leave();
          }}
        />
      </span>
      {isWrong || over !== null ? (
        <small id={wrongId} className={classes.wrong}>
          {refusal ? (
            <RefusalWords messages={refusal} />
          ) : (
            (over ?? problemInWords(told ?? '', spec, value))
          )}
        </small>
      ) : null}
    </div>
  );
}

/** Empty is no mistake before the whole is reviewed. */
function problemOf(typed: string): string | null {
  if (typed.trim() === '') return null;
  const reading = readDecimal(typed, amountRule);
  return 'problem' in reading ? ofDecimals[reading.problem] : null;
}
