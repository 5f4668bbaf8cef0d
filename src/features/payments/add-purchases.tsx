import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { asApiError } from '@/api/core/errors';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import type { SentPurchase } from '@/api/attempts/purchases';
import { paymentLimits, type Allocation } from '@/api/payments/schemas';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { moneyText } from '@/text/amount-text';
import { formatCalendarDate, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Notice } from '@/ui/feedback/notice';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Button } from '@/ui/form/button';
import { ToolField } from '@/ui/form/tool-field';
import { FurtherPayments } from './further-payments';
import { nameOfPurchase, restOf } from './parts';
import { lineOf, takeLines, type ListLine } from './pasted-list';
import type { PaymentFormReturn } from './payment-form';
import classes from './payments.module.css';
import { PurchaseList } from './purchase-list';
import type { Amounts } from './use-amounts';

interface Props {
  form: PaymentFormReturn;
  amounts: Amounts;
  /** Where the rows stand, too. */
  place: RefObject<HTMLElement | null>;
}

/** Rows come from the journal, a pasted list or a file: the service lists no purchases (API description, Endpoints). */
export function AddPurchases({ form, amounts, place }: Props) {
  // An object of its own each time: the focus goes on also where the same is said again.
  const [said, setSaid] = useState<{ words: string } | null>(null);
  const goTo = useFocusAfter(place);
  const say = (words: string) => {
    setSaid({ words });
    announce(words);
  };
  /**
   * What is not taken stays in the list, below what stands there besides.
   * @returns where one goes on: the first amount that came, or the list
   */
  const add = (lines: readonly ListLine[], besides: string): string => {
    const rows = form.getValues('allocations');
    const { maximum } = paymentLimits.allocations;
    const after = takeLines(rows, lines, maximum);
    const count = after.rows.length - rows.length;
    if (count > 0) amounts.moves.change(after.rows);
    const list = [...(besides.trim() === '' ? [] : [besides]), ...after.left].join('\n');
    if (list !== form.getValues('list')) form.setValue('list', list, { shouldDirty: true });
    const words = [
      m.payments_added({ count }),
      ...(after.repeated > 0 ? [m.payments_added_repeated({ count: after.repeated })] : []),
      ...(after.beyond > 0
        ? [m.payments_added_beyond({ count: after.beyond, most: formatQuantity(maximum) })]
        : []),
      ...(after.wrong > 0 ? [m.payments_added_wrong({ count: after.wrong })] : []),
    ].join(' ');
    say(words);
    const hasCome = count > 0 && after.left.length === 0;
    return hasCome ? `[data-field="allocations.${rows.length}.amount"]` : '[data-list]';
  };
  return (
    <>
      <details className={shared.more}>
        <summary>{m.payments_from_list()}</summary>
        <FromJournal
          form={form}
          onAdd={(parts) => goTo(add(parts.map(lineOf), form.getValues('list')))}
        />
      </details>
      <PurchaseList
        form={form}
        onAdd={(lines) => goTo(add(lines, ''))}
        onFile={(lines) => {
          // Another kind of file: thousands of its rows would bury the list.
          if (lines.every(({ part }) => part === null)) say(m.payments_file_none());
          else add(lines, form.getValues('list'));
        }}
      />
      {said === null ? null : (
        <Notice tone="info" onDismiss={() => setSaid(null)}>
          {said.words}
        </Notice>
      )}
      <FurtherPayments form={form} />
    </>
  );
}

const shownAtOnce = 50;

interface FromJournalProps {
  form: PaymentFormReturn;
  onAdd: (parts: readonly Allocation[]) => void;
}

/** Those that 'Por pagar' lists: what was paid at once, or to its end, is not owed. */
function FromJournal({ form, onAdd }: FromJournalProps) {
  const [q, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...purchaseQueries.list({
      owed: true,
      q: q.trim(),
      sort: 'due',
      page: 1,
      perPage: shownAtOnce,
    }),
    placeholderData: keepPreviousData,
  });
  const rows = data?.rows ?? [];
  const total = data?.pagination.total ?? 0;
  const standing = new Set(form.getValues('allocations').map(({ purchaseId }) => purchaseId));
  return (
    <div className={shared.column}>
      <ToolField
        label={m.payments_search()}
        autoComplete="off"
        maxLength={200}
        value={q}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter here looks for purchases, and does not send the form to its review.
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
      />
      {error !== null && data === undefined ? (
        <Notice
          tone="danger"
          urgent
          actions={
            <Button size="xs" variant="default" busy={isFetching} onClick={() => void refetch()}>
              {m.common_retry()}
            </Button>
          }
        >
          {describeReadError(asApiError(error), m.purchases_list_subject()).title}
        </Notice>
      ) : null}
      {isPending ? <SlowNotice>{m.common_reading()}</SlowNotice> : null}
      {data !== undefined && total === 0 ? (
        <p className={shared.quiet}>
          {q.trim() === '' ? m.purchases_owed_empty() : m.purchases_none()}
        </p>
      ) : null}
      <ul className={classes.choices}>
        {rows.map((purchase) => (
          <PurchaseChoice
            key={purchase.attemptId}
            purchase={purchase}
            isThere={standing.has(purchase.purchaseId ?? '')}
            isChosen={chosen.has(purchase.purchaseId ?? '')}
            onChoose={(id, isOn) => {
              const next = new Set(chosen);
              if (isOn) next.add(id);
              else next.delete(id);
              setChosen(next);
            }}
          />
        ))}
      </ul>
      {total > rows.length ? (
        <p className={shared.quiet}>
          {m.payments_more({ shown: formatQuantity(rows.length), total: formatQuantity(total) })}
        </p>
      ) : null}
      <Button
        className={classes.go}
        size="xs"
        variant="default"
        icon={IconPlus}
        disabled={chosen.size === 0}
        onClick={() => {
          onAdd([...chosen].map((purchaseId) => ({ purchaseId, amount: '' })));
          setChosen(new Set());
        }}
      >
        {m.payments_add({ count: chosen.size })}
      </Button>
    </div>
  );
}

interface ChoiceProps {
  purchase: SentPurchase;
  isThere: boolean;
  isChosen: boolean;
  onChoose: (id: string, isOn: boolean) => void;
}

function PurchaseChoice({ purchase, isThere, isChosen, onChoose }: ChoiceProps) {
  const { purchaseId, payments, total, dueDate } = purchase;
  const payable = { purchaseId: purchaseId ?? '', sent: purchase, payments };
  const rest = restOf(payable);
  const why =
    purchaseId === null
      ? m.payments_without_id()
      : isThere
        ? m.payments_there()
        : payments.locked !== null
          ? m.payments_locked()
          : null;
  return (
    <li>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={why !== null}
          onChange={({ currentTarget }) => onChoose(purchaseId ?? '', currentTarget.checked)}
        />
        <bdi>{nameOfPurchase(purchaseId ?? purchase.attemptId, payable)}</bdi>
        <small className={shared.quiet}>
          {[
            ...(dueDate === null ? [] : [m.payments_due({ date: formatCalendarDate(dueDate) })]),
            ...(total === null ? [] : [m.payments_of({ total: moneyText(total) })]),
            rest === null ? m.payments_unknown_rest() : m.payments_left({ rest: moneyText(rest) }),
            ...(why === null ? [] : [why]),
          ].join(' · ')}
        </small>
      </label>
    </li>
  );
}
