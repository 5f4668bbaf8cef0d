import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BranchTroubles } from '@/modules/branch-reads/branch-troubles';
import { CellState, CellTime } from '@/modules/branch-reads/read-cell';
import type { ReadOfCell } from '@/modules/branch-reads/read-of-cell';
import { formatMoney, formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import small from '@/ui/table/small-table.module.css';
import classes from './home.module.css';
import {
  useFigureTitles,
  type BranchOfBoard,
  type BranchReads,
  type FigureName,
} from './use-branch-figures';

interface Props {
  branches: readonly BranchOfBoard[];
  reads: BranchReads;
  /** What the integration may see of them: there is nothing else in the table. */
  figures: readonly FigureName[];
}

/** What is late in each branch. Every figure opens the list that has as many rows; receivables have none behind them, and open their board. */
export function BranchFigures({ branches, reads, figures }: Props) {
  const titles = useFigureTitles();
  return (
    <section className={classes.section} aria-labelledby="home-branches">
      <h2 id="home-branches">{m.home_branches()}</h2>
      <BranchTroubles reads={figures.flatMap<ReadOfCell>((name) => reads[name])}>
        <table className={`${small.table} ${classes.table}`} aria-labelledby="home-branches">
          <thead>
            <tr>
              <th scope="col">{m.home_branch()}</th>
              {figures.map((name) => (
                <th key={name} scope="col">
                  {titles[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {branches.map((branch, at) => (
              <tr key={branch.id}>
                <th scope="row" tabIndex={-1}>
                  <CutText>{branch.name}</CutText>
                </th>
                {figures.map((name) => (
                  <FigureCell key={name} {...{ branch, name, at, reads }} title={titles[name]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </BranchTroubles>
      {figures.includes('expired') ? (
        <p className={classes.help}>
          {m.home_removed()} <Link to="/expirations">{m.home_expirations()}</Link>
        </p>
      ) : null}
    </section>
  );
}

interface FigureProps {
  branch: BranchOfBoard;
  name: FigureName;
  /** Which of the branches. */
  at: number;
  reads: BranchReads;
  title: string;
}

function FigureCell({ branch, name, at, reads, title }: FigureProps) {
  const cell = { branchId: branch.id, what: `${title}, ${branch.name}`, title };
  if (name === 'overdue') {
    const query = reads.overdue[at];
    return query ? (
      <Cell {...cell} query={query}>
        {query.data ? <Overdue branch={branch} {...query.data} /> : null}
      </Cell>
    ) : null;
  }
  const query = reads[name][at];
  return query ? (
    <Cell {...cell} query={query}>
      <Lots branch={branch} status={name} count={query.data?.pagination.total} />
    </Cell>
  ) : null;
}

interface CellProps {
  branchId: string;
  what: string;
  title: string;
  query: UseQueryResult<unknown>;
  children: ReactNode;
}

function Cell({ branchId, what, title, query, children }: CellProps) {
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
