import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { asApiError } from '@/api/core/errors';
import { CellState, CellTime } from '@/modules/branch-reads/read-cell';
import { useSession } from '@/modules/session/session-context';
import { formatMoney, formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import small from '@/ui/table/small-table.module.css';
import classes from './home.module.css';
import {
  expiringDays,
  isRefused,
  type BranchOfBoard,
  type BranchReads,
} from './use-branch-figures';

interface Props {
  branches: readonly BranchOfBoard[];
  reads: BranchReads;
}

/** What is late in each branch. Every figure opens the list that has as many rows; receivables have none behind them, and open their board. */
export function BranchFigures({ branches, reads }: Props) {
  const { expiringIncludesExpired } = useSession().profile;
  const days = expiringDays;
  const titles = {
    expired: m.home_expired(),
    expiring: (expiringIncludesExpired ? m.home_expiring_with_expired : m.home_expiring)({ days }),
    overdue: m.home_overdue(),
  };
  const isClosed = (name: keyof BranchReads) => reads[name].slice(0, 1).some(isRefused);
  const cellOf = (name: keyof BranchReads, { id, name: branch }: BranchOfBoard) => ({
    branchId: id,
    what: `${titles[name]}, ${branch}`,
    title: titles[name],
    isClosed: isClosed(name),
  });
  return (
    <section className={classes.section} aria-labelledby="home-branches">
      <h2 id="home-branches">{m.home_branches()}</h2>
      <table className={`${small.table} ${classes.table}`} aria-labelledby="home-branches">
        <thead>
          <tr>
            <th scope="col">{m.home_branch()}</th>
            <th scope="col">{titles.expired}</th>
            <th scope="col">{titles.expiring}</th>
            <th scope="col">{titles.overdue}</th>
          </tr>
        </thead>
        <tbody>
          {branches.map((branch, at) => {
            const [expired, expiring, overdue] = [
              reads.expired[at],
              reads.expiring[at],
              reads.overdue[at],
            ];
            return (
              <tr key={branch.id}>
                <th scope="row">
                  <CutText>{branch.name}</CutText>
                </th>
                {expired ? (
                  <Cell {...cellOf('expired', branch)} query={expired}>
                    <Lots branch={branch} status="expired" count={expired.data?.pagination.total} />
                  </Cell>
                ) : null}
                {expiring ? (
                  <Cell {...cellOf('expiring', branch)} query={expiring}>
                    <Lots
                      branch={branch}
                      status="expiring"
                      count={expiring.data?.pagination.total}
                    />
                  </Cell>
                ) : null}
                {overdue ? (
                  <Cell {...cellOf('overdue', branch)} query={overdue}>
                    {overdue.data ? <Overdue branch={branch} {...overdue.data} /> : null}
                  </Cell>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Refusals titles={titles} reads={reads} />
      {isClosed('expired') ? null : (
        <p className={classes.help}>
          {m.home_removed()} <Link to="/expirations">{m.home_expirations()}</Link>
        </p>
      )}
    </section>
  );
}

interface CellProps {
  branchId: string;
  what: string;
  title: string;
  query: UseQueryResult<unknown>;
  /** The integration may not see this figure of any branch. */
  isClosed: boolean;
  children: ReactNode;
}

function Cell({ branchId, what, title, query, isClosed, children }: CellProps) {
  if (isClosed) {
    return (
      <td data-label={title} className={classes.closed}>
        {m.home_refused()}
      </td>
    );
  }
  return (
    <td data-label={title}>
      {query.data === undefined ? (
        <CellState branchId={branchId} query={query} what={what} />
      ) : (
        <>
          {children}
          <CellTime branchId={branchId} query={query} />
        </>
      )}
    </td>
  );
}

interface LotsProps {
  branch: BranchOfBoard;
  status: 'expired' | 'expiring';
  count: number | undefined;
}

/** The list has removed lots shown: the service counts them, and as many rows have to stand there as the figure says. */
function Lots({ branch: { id, name }, status, count = 0 }: LotsProps) {
  if (count === 0) return <span className={classes.figure}>0</span>;
  const words = status === 'expired' ? m.home_expired_of : m.home_expiring_of;
  const lots = formatQuantity(count);
  return (
    <Link
      className={classes.figure}
      data-tone={status === 'expired' ? 'danger' : undefined}
      to="/branches/$branchId/batches"
      params={{ branchId: id }}
      search={{ status, removed: true }}
      aria-label={words({ lots, count, branch: isolate(name) })}
    >
      {lots}
    </Link>
  );
}

interface OverdueProps {
  branch: BranchOfBoard;
  overdue: string | null;
  overdueCount: number | null;
}

function Overdue({ branch: { id, name }, overdue, overdueCount }: OverdueProps) {
  const amount = overdue === null ? m.common_not_told() : formatMoney(overdue);
  const count = overdueCount ?? 0;
  return (
    <>
      <Link
        className={classes.figure}
        to="/receivables"
        search={{ branch: id }}
        aria-label={m.home_overdue_of({ amount, branch: isolate(name) })}
      >
        {amount}
      </Link>
      {overdueCount === null ? null : (
        <span className={classes.under}>
          {m.home_invoices({ invoices: formatQuantity(count), count })}
        </span>
      )}
    </>
  );
}

/** What the integration may not see is said by name: nothing on the screen is a zero because of it. */
function Refusals({
  titles,
  reads,
}: {
  titles: Record<keyof BranchReads, string>;
  reads: BranchReads;
}) {
  const refused = (['expired', 'expiring', 'overdue'] as const).flatMap((name) => {
    const error = reads[name][0]?.error;
    const told = error ? asApiError(error) : null;
    if (told?.kind !== 'forbidden') return [];
    return told.requiredScope === null ? titles[name] : `${titles[name]} (${told.requiredScope})`;
  });
  if (refused.length === 0) return null;
  return (
    <p className={classes.help}>
      {m.home_refused_why({ what: refused.join(', ') })}{' '}
      <Link to="/diagnostics" hash="diagnostics-permissions">
        {m.home_refused_open()}
      </Link>
    </p>
  );
}
