import { IconArrowLeft, IconSend } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AlikeRow, BulkRow } from '@/api/jobs/names';
import { readPlannedPayment } from '@/api/payments/planned-payment';
import { isLock } from '@/api/attempts/names';
import { startBulkJob } from '@/modules/bulk-job/start-bulk-job';
import { formatTimestamp } from '@/modules/business-day/moments';
import { ConflictNotice } from '@/modules/drafts/conflict-notice';
import { conflictWith } from '@/modules/drafts/draft-state';
import type { EndingDrafting } from '@/modules/drafts/use-draft';
import { GoesTo } from '@/modules/form/goes-to';
import { LeaveGuard } from '@/modules/form/leave-guard';
import { StartFailed } from '@/modules/job-report/start-failed';
import { moneyText } from '@/text/amount-text';
import { formatCalendarDate, formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { FactList } from '@/ui/layout/fact-list';
import { focusTitle } from '@/ui/layout/focus-title';
import { assumedInWords } from '../payment-doubts';
import sheet from '../payments.module.css';
import { usePaymentWords } from '../use-payment-words';
import classes from './many.module.css';
import { confirmedPayments, totalOf, type ManyPlan } from './prepare-payments';

interface Props {
  plan: ManyPlan;
  draft: EndingDrafting;
  /** Something that was typed is not kept. */
  atRisk: boolean;
  onBack: () => void;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The last look: which payments go out, which may be payments made before, and what they come to. */
export function ManyReview({ plan, draft, atRisk, onBack }: Props) {
  const { prepared, alike, read, doubts } = plan;
  const navigate = useNavigate();
  const words = usePaymentWords();
  const [meant, setMeant] = useState<ReadonlySet<number>>(new Set());
  /** What somebody says they have read: another plan is read anew. */
  const [readBack, setReadBack] = useState<string | null>(null);
  const starting = useMutation({
    mutationFn: async (...[plan, { client }]: Parameters<typeof startBulkJob>) => {
      const jobId = await startBulkJob(plan, { client });
      // Also where its person went on to another screen meanwhile.
      draft.end();
      return jobId;
    },
  });
  const conflict = conflictWith(draft, plan);
  /** What is decided about the draft is another plan, to be reviewed anew. */
  const decide = (move: () => void) => () => {
    onBack();
    move();
    focusTitle();
  };
  const confirmed = confirmedPayments(prepared, alike, meant);
  const total = moneyText(totalOf(confirmed?.rows ?? []));
  const count = confirmed?.job.total ?? 0;
  const known = { payments: formatQuantity(count), count, amount: total };
  // Once it was asked to be kept, the plan stays the same, so that asking again keeps the same one.
  const isFrozen = !starting.isIdle;
  const isRead = readBack === `${count} ${total}`;
  const send = () => {
    if (confirmed === null || !isRead || conflict !== null || starting.isPending) return;
    starting.mutate(confirmed, {
      onSuccess: (jobId) =>
        void navigate({ to: '/payments/many/$jobId', params: { jobId }, ignoreBlocker: true }),
    });
  };
  return (
    <section className={classes.review} aria-labelledby="many-review">
      <LeaveGuard
        risk={starting.isPending ? 'sending' : atRisk ? 'typed' : null}
        onBack={starting.isPending ? undefined : onBack}
      />
      {conflict === null ? null : (
        <ConflictNotice
          conflict={conflict}
          moves={{ follow: decide(draft.moves.follow), keepApart: decide(draft.moves.keepApart) }}
          stands="over-review"
        />
      )}
      <h2 ref={focus} id="many-review" tabIndex={-1}>
        {m.payments_many_review({ ...known })}
      </h2>
      <GoesTo branch={null} />
      <p>{m.payments_many_review_once()}</p>
      {doubts.length === 0 ? null : (
        <Notice tone="warn">
          {doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
        </Notice>
      )}
      <FactList
        facts={[
          { label: m.payments_method(), value: words.methodId(read.methodId) },
          { label: m.payments_date(), value: formatCalendarDate(read.date) },
          ...(['bankId', 'checkbookId', 'pettyCashId'] as const).flatMap((place) =>
            read[place] === ''
              ? []
              : [{ label: placeWords[place](), value: words[place](read[place]) }],
          ),
          ...(read.notes === '' ? [] : [{ label: m.payments_notes(), value: read.notes }]),
        ]}
      />
      <table className={`${sheet.sheet} ${classes.planned}`}>
        <caption className={sheet.caption}>{m.payments_many_goes_out()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.purchases_provider()}</th>
            <th scope="col" data-number>
              {m.payments_purchases()}
            </th>
            <th scope="col">{m.payments_many_paper()}</th>
            <th scope="col" data-number>
              {m.payments_many_amount()}
            </th>
          </tr>
        </thead>
        <tbody>
          {prepared.rows.map((row) => (
            <PaymentRow
              key={row.line}
              row={row}
              alike={alike.filter(({ line }) => line === row.line)}
              isMeant={meant.has(row.line)}
              isFrozen={isFrozen}
              onMean={(isOn) => {
                const next = new Set(meant);
                if (isOn) next.add(row.line);
                else next.delete(row.line);
                setMeant(next);
              }}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.payments_many_sum()}</th>
            <td />
            <td />
            <td data-number data-label={m.payments_many_amount()}>
              {total}
            </td>
          </tr>
        </tfoot>
      </table>
      {confirmed === null ? (
        <Notice tone="warn">{m.payments_many_none_left()}</Notice>
      ) : (
        <label className={classes.confirm}>
          <input
            type="checkbox"
            checked={isRead}
            disabled={isFrozen}
            onChange={({ currentTarget }) =>
              setReadBack(currentTarget.checked ? `${count} ${total}` : null)
            }
          />
          {m.payments_many_confirm(known)}
        </label>
      )}
      <p className={classes.hint}>{assumedInWords()}</p>
      {starting.isError ? <StartFailed job={prepared.job} thrown={starting.error} /> : null}
      <div className={classes.foot}>
        <Button
          variant="default"
          icon={IconArrowLeft}
          disabled={starting.isPending}
          onClick={onBack}
        >
          {m.payments_many_back()}
        </Button>
        <Button
          icon={IconSend}
          disabled={confirmed === null || !isRead || conflict !== null}
          busy={starting.isPending}
          onClick={send}
        >
          {m.payments_many_send(known)}
        </Button>
      </div>
    </section>
  );
}

const placeWords = {
  bankId: m.payments_bank,
  checkbookId: m.payments_checkbook,
  pettyCashId: m.payments_petty_cash,
};

interface RowProps {
  row: BulkRow;
  alike: readonly AlikeRow[];
  isMeant: boolean;
  isFrozen: boolean;
  onMean: (isOn: boolean) => void;
}

function alikeInWords(
  equal: AlikeRow['similar']['equal'],
  told: Parameters<typeof m.payments_many_alike>[0],
): string {
  if (equal.some(isLock)) return m.payments_locked_by(told);
  if (equal.includes('check-number')) return m.payments_many_alike_check(told);
  return equal.every((likeness) => likeness === 'other-way')
    ? m.payments_many_alike_way(told)
    : m.payments_many_alike(told);
}

/** A payment that may be one made before stays out until somebody says that it is another; beside one in doubt, nobody can. */
function PaymentRow({ row, alike, isMeant, isFrozen, onMean }: RowProps) {
  const payment = readPlannedPayment(row.input);
  const isLocked = alike.some(({ similar }) => similar.equal.some(isLock));
  if (payment === null) return null;
  const { total, purchases, reference, checkNumber } = payment;
  return (
    <tr data-out={(alike.length > 0 && !isMeant) || undefined}>
      <th scope="row">
        <bdi>{row.name}</bdi>
        {alike.map(({ similar: { id, at, operator, equal } }) => {
          const told = { operator: isolate(operator), when: formatTimestamp(at) };
          return (
            <small key={id} className={classes.alike}>
              {alikeInWords(equal, told)}{' '}
              <Link to="/attempts/$attemptId" params={{ attemptId: id }} target="_blank">
                {m.payments_locked_see()}
              </Link>
            </small>
          );
        })}
        {alike.length === 0 || isLocked ? null : (
          <label className={classes.mean}>
            <input
              type="checkbox"
              checked={isMeant}
              disabled={isFrozen}
              onChange={({ currentTarget }) => onMean(currentTarget.checked)}
            />
            {m.payments_many_mean({ supplier: isolate(row.name) })}
          </label>
        )}
      </th>
      <td data-number data-label={m.payments_purchases()}>
        {formatQuantity(purchases)}
      </td>
      <td data-label={m.payments_many_paper()}>
        {[reference, checkNumber].filter((text) => text !== '').join(' · ') ||
          m.payments_many_no_paper()}
      </td>
      <td data-number data-label={m.payments_many_amount()}>
        {alike.length > 0 && !isMeant ? m.payments_many_not_paid() : moneyText(total)}
      </td>
    </tr>
  );
}
