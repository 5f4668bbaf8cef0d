import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { asApiError } from '@/api/core/errors';
import { Link } from '@tanstack/react-router';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import type { SentPurchase } from '@/api/attempts/purchases';
import { paymentLimits, type Allocation } from '@/api/payments/schemas';
import { useDraftStart } from '@/modules/draft-start/use-draft-start';
import { describeReadError } from '@/modules/error-panel/describe-error';
import type { TableCell, TableFile } from '@/modules/table-file/table-file';
import { useTableFile } from '@/modules/table-file/use-table-file';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { moneyText } from '@/text/amount-text';
import { formatCalendarDate, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { FileField } from '@/ui/form/file-field';
import { ToolField } from '@/ui/form/tool-field';
import { nameOfPurchase, partsOfTable, restOf, tableOfText, withMore } from './parts';
import { titleOfPayment, type PaymentFormReturn } from './payment-form';
import classes from './payments.module.css';
import type { Amounts } from './use-amounts';

interface Props {
  form: PaymentFormReturn;
  amounts: Amounts;
}

/** Rows come from the journal, a pasted list or a file: the service lists no purchases (API description, Endpoints). */
export function AddPurchases({ form, amounts }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const [beyond, setBeyond] = useState<readonly Allocation[]>([]);
  const add = (more: readonly Allocation[], unread: readonly number[] = []) => {
    const rows = form.getValues('allocations');
    const after = withMore(rows, more, paymentLimits.allocations.maximum);
    const count = after.rows.length - rows.length;
    if (count > 0) amounts.moves.change(after.rows);
    if (after.beyond.length > 0) setBeyond([...beyond, ...after.beyond]);
    const words = [
      m.payments_added({ count }),
      ...(after.repeated > 0 ? [m.payments_added_repeated({ count: after.repeated })] : []),
      ...(after.beyond.length > 0
        ? [
            m.payments_added_beyond({
              count: after.beyond.length,
              most: formatQuantity(paymentLimits.allocations.maximum),
            }),
          ]
        : []),
      ...(unread.length > 0 ? [m.payments_added_unread({ rows: unread.join(', ') })] : []),
    ].join(' ');
    setSaid(words);
    announce(words);
  };
  return (
    <>
      <details className={shared.more}>
        <summary>{m.payments_from_list()}</summary>
        <FromJournal form={form} onAdd={add} />
      </details>
      <details className={shared.more}>
        <summary>{m.payments_from_paste()}</summary>
        <FromTable onAdd={add} />
      </details>
      {said === null ? null : (
        <Notice tone="info" onDismiss={() => setSaid(null)}>
          {said}
        </Notice>
      )}
      <FurtherPayments form={form} beyond={beyond} onKept={setBeyond} />
    </>
  );
}

interface FurtherProps {
  form: PaymentFormReturn;
  /** What this payment has no room for, and no other one was prepared with. */
  beyond: readonly Allocation[];
  /** One was prepared: what is left then. */
  onKept: (beyond: readonly Allocation[]) => void;
}

/** What is too much for one payment becomes others, numbered, each a draft that is reviewed and sent by itself (M268). */
function FurtherPayments({ form, beyond, onKept }: FurtherProps) {
  const { start, isUnderWay, hasFailed } = useDraftStart('payments', 1);
  const [prepared, setPrepared] = useState(0);
  const { maximum } = paymentLimits.allocations;
  if (beyond.length === 0 && prepared === 0) return null;
  const next = prepared + 2;
  const all = prepared + 1 + Math.ceil(beyond.length / maximum);
  const prepare = () => {
    const common = form.getValues();
    const part = `${next}/${all}`;
    const own = { allocations: beyond.slice(0, maximum), part };
    // Each has a check, a paper and reasons of its own.
    const values = { ...common, checkNumber: '', paper: '', reason: '', ...own };
    start({ title: titleOfPayment(part, common.reference), branch: null, values }, () => {
      form.setValue('part', `1/${all}`, { shouldDirty: true });
      setPrepared(prepared + 1);
      onKept(beyond.slice(maximum));
    });
  };
  return (
    <Notice
      tone={hasFailed ? 'danger' : 'info'}
      actions={
        beyond.length === 0 ? (
          <Link to="/drafts">{m.payments_part_drafts()}</Link>
        ) : (
          <Button size="xs" variant="default" busy={isUnderWay} onClick={prepare}>
            {m.payments_part_prepare({ part: `${next}/${all}` })}
          </Button>
        )
      }
    >
      {hasFailed
        ? m.payments_start_failed()
        : beyond.length === 0
          ? m.payments_part_prepared({ count: prepared })
          : m.payments_part_waiting({ count: beyond.length })}
    </Notice>
  );
}

const shownAtOnce = 50;

interface FromJournalProps {
  form: PaymentFormReturn;
  onAdd: (parts: readonly Allocation[]) => void;
}

function FromJournal({ form, onAdd }: FromJournalProps) {
  const [q, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...purchaseQueries.list({ q: q.trim(), sort: 'due', page: 1, perPage: shownAtOnce }),
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
      {!isPending && total === 0 ? (
        <p className={shared.quiet}>{q.trim() === '' ? m.purchases_empty() : m.purchases_none()}</p>
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

interface FromTableProps {
  onAdd: (parts: readonly Allocation[], unread: readonly number[]) => void;
}

function FromTable({ onAdd }: FromTableProps) {
  const id = useId();
  const [text, setText] = useState('');
  const take = (table: readonly (readonly string[])[]) => {
    const { parts, unread } = partsOfTable(table);
    onAdd(parts, unread);
  };
  const file = useTableFile((table) => take(rowsOf(table)));
  return (
    <div className={shared.column}>
      <label className={classes.pasted} htmlFor={id}>
        {m.payments_paste()}
        <small className={shared.quiet}>{m.payments_paste_help()}</small>
      </label>
      <textarea
        id={id}
        className={classes.textarea}
        rows={4}
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        className={classes.go}
        size="xs"
        variant="default"
        icon={IconPlus}
        disabled={text.trim() === ''}
        onClick={() => {
          take(tableOfText(text));
          setText('');
        }}
      >
        {m.payments_paste_add()}
      </Button>
      <FileField
        label={m.common_choose_file()}
        help={m.payments_file_help()}
        accept=".csv,.txt,.tsv,.xlsx"
        fileName={file.name}
        isReading={file.isReading}
        onChoose={file.choose}
      />
      {file.problem === null ? null : (
        <Notice tone="danger" urgent>
          {m.common_file_failed()}
        </Notice>
      )}
    </div>
  );
}

function rowsOf({ rows }: TableFile): string[][] {
  const textOf = (cell: TableCell | null) =>
    cell !== null && (cell.kind === 'text' || cell.kind === 'number') ? cell.text : '';
  return rows.map(({ cells }) => cells.map(textOf));
}
