import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReceivablesSummary } from '@/api/receivables/schemas';
import { mismatchOf, sumOf } from '@/domain/receivables';
import board from '@/modules/branch-reads/branch-table.module.css';
import { CellState, CellTime } from '@/modules/branch-reads/read-cell';
import type { KnownBranch } from '@/modules/branch-picker/use-branches';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import { Amount, moneyInWords, shareInWords } from './owed';
import classes from './receivables.module.css';
import { TrendLine } from './trend-chart';

/** A branch and the reading of what it is owed. */
export interface BranchReading {
  branch: Pick<KnownBranch, 'id' | 'name'>;
  query: UseQueryResult<ReceivablesSummary>;
}

/** Every branch in a row of its own, each with its own time and its own way to ask again; one that fails costs the others nothing. */
export function BranchTable({ readings }: { readings: readonly BranchReading[] }) {
  return (
    <table className={`${board.table} ${classes.table}`} aria-label={m.receivables_all()}>
      <thead>
        <tr>
          <th scope="col">{m.receivables_branch()}</th>
          <th scope="col" data-figure="">
            {m.receivables_current()}
          </th>
          <th scope="col" data-figure="">
            {m.receivables_overdue()}
          </th>
          <th scope="col" data-figure="">
            {m.receivables_share()}
          </th>
          <th scope="col" data-figure="">
            {m.receivables_total()}
          </th>
          <th scope="col" className={classes.line}>
            {m.receivables_trend_short()}
          </th>
          <th scope="col">{m.receivables_read()}</th>
        </tr>
      </thead>
      <tbody>
        {readings.map((reading) => (
          <BranchRow key={reading.branch.id} {...reading} />
        ))}
      </tbody>
      <Sums readings={readings} />
    </table>
  );
}

function BranchRow({ branch: { id, name }, query }: BranchReading) {
  const { data: owed } = query;
  const cell = { branchId: id, query, what: name };
  return (
    <tr>
      <th scope="row">
        <Link to="/receivables" search={{ branch: id }}>
          <CutText>{name}</CutText>
        </Link>
      </th>
      {owed === undefined ? (
        <td className={classes.state} colSpan={6}>
          <CellState {...cell} />
        </td>
      ) : (
        <>
          <td data-figure="" data-label={m.receivables_current()}>
            <Amount amount={owed.current} count={owed.currentCount} />
          </td>
          <td data-figure="" data-label={m.receivables_overdue()}>
            <Amount amount={owed.overdue} count={owed.overdueCount} />
          </td>
          <td data-figure="" data-label={m.receivables_share()}>
            {shareInWords(owed)}
          </td>
          <td data-figure="" data-label={m.receivables_total()}>
            <Amount amount={owed.total} isWrong={mismatchOf(owed) !== null} />
          </td>
          <td className={classes.line}>
            <TrendLine branchId={id} readAt={query.dataUpdatedAt} />
          </td>
          <td className={classes.read}>
            <CellTime {...cell} />
          </td>
        </>
      )}
    </tr>
  );
}

/** What is there comes to, and of how many branches that is: what could not be read is not taken for nothing. */
function Sums({ readings }: { readings: readonly BranchReading[] }) {
  const owed = readings.flatMap(({ query: { data } }) => data ?? []);
  const all = readings.length;
  const included = formatQuantity(owed.length);
  if (owed.length === 0) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">{m.receivables_sum({ included, count: all })}</th>
        {(['current', 'overdue'] as const).map((part) => (
          <td key={part} data-figure="" data-label={partName[part]()}>
            <SumCell values={owed.map((one) => one[part])} />
            <span className={classes.under}>
              {countInWords(owed.map((one) => one[`${part}Count`]))}
            </span>
          </td>
        ))}
        <td data-figure="" data-label={m.receivables_share()}>
          <SumShare owed={owed} />
        </td>
        <td data-figure="" data-label={m.receivables_total()}>
          <SumCell values={owed.map(({ total }) => total)} />
        </td>
        <td className={classes.line} />
        <td />
      </tr>
    </tfoot>
  );
}

const partName = { current: m.receivables_current, overdue: m.receivables_overdue };

/** A branch that did not tell this amount is not in its sum, which then says of how many it is. */
function SumCell({ values }: { values: (string | null)[] }) {
  const { value, included } = sumOf(values);
  return (
    <>
      <span className={classes.amount}>{moneyInWords(value)}</span>
      <OfBranches included={included} all={values.length} />
    </>
  );
}

function OfBranches({ included, all }: { included: number; all: number }) {
  const words = branchesInWords(included, all);
  return words === null ? null : <span className={classes.under}>{words}</span>;
}

/** Of how many branches a sum is; null where that is all of them, or none, of which there is no sum. */
const branchesInWords = (included: number, all: number): string | null =>
  included === all || included === 0
    ? null
    : m.receivables_sum_of({ included: formatQuantity(included), count: included });

function countInWords(counts: (number | null)[]): string {
  const { value, included } = sumOf(counts);
  if (value === null) return m.receivables_no_count();
  const count = Number(value);
  const invoices = m.receivables_invoices({ invoices: formatQuantity(count), count });
  const branches = branchesInWords(included, counts.length);
  return branches === null ? invoices : `${invoices} · ${branches}`;
}

/** Only branches that told both parts make a share of the whole. */
function SumShare({ owed }: { owed: readonly ReceivablesSummary[] }) {
  const whole = owed.filter(({ current, overdue }) => current !== null && overdue !== null);
  const parts = {
    total: null,
    current: sumOf(whole.map(({ current }) => current)).value,
    overdue: sumOf(whole.map(({ overdue }) => overdue)).value,
    currentCount: null,
    overdueCount: null,
  };
  return (
    <>
      {shareInWords(parts)}
      <OfBranches included={whole.length} all={owed.length} />
    </>
  );
}
