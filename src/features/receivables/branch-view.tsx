import { useQuery } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import { receivablesQueries } from '@/api/receivables/queries';
import type { ReceivablesSnapshot, ReceivablesSummary } from '@/api/receivables/schemas';
import { daysBetween } from '@/domain/business-date';
import { mismatchOf } from '@/domain/receivables';
import { UnknownBranch } from '@/modules/branch-picker/unknown-branch';
import board from '@/modules/branch-reads/board-screen.module.css';
import { readClock } from '@/modules/business-day/moments';
import { momentOf } from '@/api/core/gateway-clock';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { formatCalendarDate, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import small from '@/ui/table/small-table.module.css';
import type { BranchReading } from './branch-table';
import { Amount, Mismatch, invoicesInWords, moneyInWords, shareInWords } from './owed';
import classes from './receivables.module.css';
import { TrendChart } from './trend-chart';

/** One branch: what it is owed now, and what was seen of it before. */
export function BranchView({ branch, query }: BranchReading) {
  const { data: owed } = query;
  const error = query.error && asApiError(query.error);
  if (owed === undefined && error?.kind === 'not-found') {
    const onRetry = () => void query.refetch();
    return <UnknownBranch branchId={branch.id} error={error} onRetry={onRetry} />;
  }
  return (
    <>
      <ReadTrouble query={query} subject={m.receivables_subject()} />
      {owed === undefined ? (
        error === null ? (
          <SkeletonLines count={4} />
        ) : null
      ) : (
        <>
          <Mismatch branch={branch.name} owed={owed} />
          <Figures owed={owed} />
          <Trend branchId={branch.id} readAt={query.dataUpdatedAt} />
        </>
      )}
    </>
  );
}

function Figures({ owed }: { owed: ReceivablesSummary }) {
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{m.receivables_current()}</dt>
        <dd>
          <Amount amount={owed.current} count={owed.currentCount} />
        </dd>
      </div>
      <div>
        <dt>{m.receivables_overdue()}</dt>
        <dd>
          <Amount amount={owed.overdue} count={owed.overdueCount} />
        </dd>
      </div>
      <div>
        <dt>{m.receivables_share()}</dt>
        <dd>
          <span className={classes.amount}>{shareInWords(owed)}</span>
        </dd>
      </div>
      <div>
        <dt>{m.receivables_total()}</dt>
        <dd>
          <Amount amount={owed.total} isWrong={mismatchOf(owed) !== null} />
        </dd>
      </div>
    </dl>
  );
}

function Trend({ branchId, readAt }: { branchId: string; readAt: number }) {
  const trend = useQuery(receivablesQueries.trend(branchId, readAt));
  return (
    <section className={classes.trend} aria-labelledby="receivables-trend">
      <h2 id="receivables-trend">{m.receivables_trend()}</h2>
      <p className={board.help}>{m.receivables_trend_help()}</p>
      <ReadTrouble query={trend} subject={m.receivables_trend_subject()} />
      {trend.data === undefined ? null : (
        <>
          <TrendChart snapshots={trend.data} />
          <TrendTable snapshots={trend.data} />
        </>
      )}
    </section>
  );
}

function TrendTable({ snapshots }: { snapshots: readonly ReceivablesSnapshot[] }) {
  return (
    <table className={`${small.table} ${classes.seen}`} aria-labelledby="receivables-trend">
      <thead>
        <tr>
          <th scope="col">{m.receivables_day()}</th>
          <th scope="col">{m.receivables_current()}</th>
          <th scope="col">{m.receivables_overdue()}</th>
          <th scope="col">{m.receivables_total()}</th>
        </tr>
      </thead>
      <tbody>
        {[...snapshots].reverse().flatMap((seen, at, all) => {
          const later = all[at - 1];
          const missed = later === undefined ? 0 : daysBetween(seen.day, later.day) - 1;
          return [
            ...(missed > 0 ? [<GapRow key={`${seen.day}-gap`} days={missed} />] : []),
            <SeenRow key={seen.day} {...seen} />,
          ];
        })}
      </tbody>
    </table>
  );
}

/** Days on which nobody looked: there is no figure for them, not even the one before. */
function GapRow({ days }: { days: number }) {
  return (
    <tr className={classes.gap}>
      <td colSpan={4}>{m.receivables_gap({ days: formatQuantity(days), count: days })}</td>
    </tr>
  );
}

function SeenRow({ day, at, current, overdue, total, ...counts }: ReceivablesSnapshot) {
  return (
    <tr>
      <th scope="row">
        {formatCalendarDate(day)}
        <span className={classes.under}>{readClock(momentOf(at))}</span>
      </th>
      <td data-label={m.receivables_current()}>
        {moneyInWords(current)}
        <span className={classes.under}>{invoicesInWords(null, counts.currentCount)}</span>
      </td>
      <td data-label={m.receivables_overdue()}>
        {moneyInWords(overdue)}
        <span className={classes.under}>{invoicesInWords(null, counts.overdueCount)}</span>
      </td>
      <td data-label={m.receivables_total()}>{moneyInWords(total)}</td>
    </tr>
  );
}
