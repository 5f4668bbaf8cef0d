import { knownSum } from '@/domain/known-sum';
import { moneyText } from '@/text/amount-text';
import { counted } from '@/text/format';
import { m } from '@/text/generated/messages';
import { TableFoot } from '@/ui/table/table-foot';
import { TableLine } from '@/ui/table/table-line';
import type {
  ColumnSum,
  FootOfList,
  HeadOfGroup,
  ListSums,
  RowsApart,
  RowsToSum,
} from './list-sums';

interface Summing<Row> extends Pick<RowsToSum<Row>, 'rows' | 'columns'> {
  apart: RowsApart<Row> | undefined;
}

/** What rows come to: those of the screen in the foot of their list, those of a group in its head, or chosen ones in words. */
export function Sums<Row>(props: Summing<Row> & RowsToSum<Row>) {
  const { foot, group, by, ...summing } = props;
  if (group) return <SumHead {...summing} {...group} />;
  return foot ? <SumFoot {...summing} {...foot} /> : chosenInWords(summing, by);
}

/** What the page comes to, and what all pages do where that is known; each line says of which rows it is. */
function SumFoot<Row>(props: Summing<Row> & FootOfList<Row>) {
  const { rows, columns, apart, listing, ordered, found, isNarrowed, shown, checks } = props;
  const ids = summedOf(shown, columns);
  if (ids.length === 0) return null;
  const line = (id: string, of: number, sums: ListSums, words: typeof m.lists_sum_page) => ({
    id,
    label: (
      <>
        {sums.summed > 0 ? words(counted(sums.summed)) : null}{' '}
        {apart && of > sums.summed ? <small>{apart.words(counted(of - sums.summed))}</small> : null}
      </>
    ),
    cells: cellsOf(sums),
  });
  const page = added(props, ids);
  const isAll = rows.length === found;
  const here = listing.pagination === null ? ordered : null;
  const all = isAll ? page : here ? added({ ...props, rows: here }, ids) : listing.sums;
  const lines = [
    ...(isAll ? [] : [line('page', rows.length, page, m.lists_sum_page)]),
    ...(all ? [line('all', found, all, isNarrowed ? m.lists_sum_found : m.lists_sum_all)] : []),
  ];
  return <TableFoot lines={lines} columns={shown} checks={checks} />;
}

/** The head of a group with what its rows come to. */
function SumHead<Row>(props: Summing<Row> & HeadOfGroup<Row>) {
  const { rows, columns, apart, label, shown, checks } = props;
  const sums = added(props, summedOf(shown, columns));
  const left = rows.length - sums.summed;
  return (
    <TableLine
      of="group"
      label={
        <>
          {label} {apart && left > 0 ? <small>{apart.words(counted(left))}</small> : null}
        </>
      }
      cells={cellsOf(sums)}
      columns={shown}
      checks={checks}
    />
  );
}

/** The shown columns that are added up. */
const summedOf = <Row,>(
  shown: FootOfList<Row>['shown'],
  columns: RowsToSum<Row>['columns'],
): string[] => shown.flatMap(({ id }) => (columns[id]?.sum ? [id] : []));

function cellsOf({ summed, columns }: ListSums) {
  const told = Object.entries(columns).map(
    ([id, sum]) => [id, <Sum key={id} {...sum} of={summed} />] as const,
  );
  return summed > 0 ? Object.fromEntries(told) : {};
}

/** Where no amount is known there is no sum. */
function Sum({ sum, unknown, inDoubt, of }: ColumnSum & { of: number }) {
  return (
    <>
      {unknown < of ? moneyText(sum) : null}{' '}
      {unknown > 0 ? <small>{m.lists_sum_unknown(counted(unknown))}</small> : null}
      {inDoubt === undefined ? null : (
        <small>{m.common_amount_in_doubt({ amount: moneyText(inDoubt) })}</small>
      )}
    </>
  );
}

/** As the rest of the sentence that counts them. */
function chosenInWords<Row>(summing: Summing<Row>, by: string | undefined): string {
  const { rows, columns, apart } = summing;
  const id = by ?? Object.keys(columns).find((one) => columns[one]?.sum) ?? '';
  const { summed, columns: sums } = added(summing, [id]);
  const { sum, unknown } = sums[id] ?? { sum: '0', unknown: summed };
  const parts = [
    ...(unknown < summed ? [`${columns[id]?.label() ?? ''} ${moneyText(sum)}`] : []),
    ...(unknown > 0 ? [m.lists_sum_unknown(counted(unknown))] : []),
    ...(apart && rows.length > summed ? [apart.words(counted(rows.length - summed))] : []),
  ];
  return parts.map((part) => `, ${part}`).join('');
}

function added<Row>({ rows, columns, apart }: Summing<Row>, ids: readonly string[]): ListSums {
  const summed = apart ? rows.filter((row) => !apart.is(row)) : rows;
  const each = ids.flatMap((id) => {
    const { sum, inDoubt } = columns[id] ?? {};
    if (!sum) return [];
    const doubtful = knownSum(inDoubt ? summed.flatMap((row) => inDoubt(row) ?? []) : []).sum;
    const known = knownSum(summed.map(sum));
    return [[id, doubtful === '0' ? known : { ...known, inDoubt: doubtful }] as const];
  });
  return { summed: summed.length, columns: Object.fromEntries(each) };
}
