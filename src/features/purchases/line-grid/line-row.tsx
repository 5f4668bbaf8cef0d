import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { isNumberColumn, lineColumns, type LineColumn } from '@/domain/purchase/line';
import { isToldIn } from '@/domain/purchase/line-origin';
import { groupedDecimal } from '@/domain/typed-decimal';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import hidden from '@/ui/feedback/hidden-text.module.css';
import icon from '@/ui/form/icon-button.module.css';
import { isAdded, isWrong, type GridRow } from './grid-state';
import { useGrid, type GridStore } from './grid-store';
import classes from './line-grid.module.css';
import { refusalNow, type LineRefusals } from './line-refusals';
import { lineInWords, toldSentence } from './line-words';
import { stateOfCode, type LineCatalogue } from './product-line';
import { choicesOf } from './choice-cells';

interface Props {
  store: GridStore;
  index: number;
  top: number;
  /** The cell that is typed in, where it is one of this row's. */
  active: LineColumn | null;
  input: ReactNode;
  types: readonly string[];
  catalogue: LineCatalogue;
  refusals: LineRefusals;
  /** Which scan counted one more of this line last. */
  scan: number | null;
  onRemove: (row: number) => void;
}

/** One line. Nothing of it is drawn anew while another one is typed in. */
export const LineRow = memo(function LineRow(props: Props) {
  const { store, index, top, active, input, types, catalogue, refusals, scan, onRemove } = props;
  /** Null is the new row. */
  const row = useGrid(store.shown, ({ rows }) => rows[index] ?? null);
  const refusal = row === null ? undefined : refusalNow(refusals, row);
  const wrong = row !== null && (isWrong(row) || refusal !== undefined);
  const said = row === null ? null : (refusal?.messages.join(' ') ?? lineInWords(row.reading));
  const isOfDocument = useGrid(store.shown, ({ ofDocument }) => ofDocument > 0);
  const isOwn = isOfDocument && row !== null && isAdded(row);
  const about = [said, isOwn ? m.purchases_line_added() : null].filter((one) => one !== null);
  const isUnknown = row !== null && stateOfCode(row.line.sku, catalogue) === 'unknown';
  return (
    <tr
      aria-rowindex={index + 2}
      className={classes.row}
      data-wrong={wrong || undefined}
      data-active={active !== null || undefined}
      data-added={isOwn || undefined}
      data-scan={scan === null ? undefined : scan % 2}
      style={{ insetBlockStart: top }}
    >
      <th
        scope="row"
        aria-colindex={1}
        className={classes.number}
        title={about.join(' ') || undefined}
      >
        {said === null ? null : <IconAlertTriangle size={14} aria-hidden />}
        {row === null ? <span className={hidden.hidden}>{m.purchases_line_new()}</span> : index + 1}
        {about.length === 0 ? null : <span className={hidden.hidden}>{about.join(' ')}</span>}
      </th>
      {lineColumns.map((column, at) => (
        <td
          key={column}
          aria-colindex={at + 2}
          className={classes.cell}
          data-column={column}
          data-number={isNumberColumn(column) || undefined}
          data-wrong={
            row?.reading.problems[column] !== undefined ||
            refusal?.columns.includes(column) ||
            undefined
          }
          data-unknown={(column === 'sku' && isUnknown) || undefined}
          data-told={(row !== null && isToldIn(row.line, column)) || undefined}
          title={titleOf(row, column, isUnknown)}
        >
          {active === column ? input : <CellText row={row} column={column} types={types} />}
          {column === 'name' && wrong && active === null ? (
            <span className={classes.why} title={said ?? undefined} aria-hidden>
              {said}
            </span>
          ) : null}
        </td>
      ))}
      <td aria-colindex={lineColumns.length + 2} className={classes.tool}>
        {row === null ? null : (
          <button
            type="button"
            tabIndex={-1}
            className={icon.button}
            aria-label={m.purchases_line_remove({ line: index + 1 })}
            onClick={() => onRemove(index)}
          >
            <IconX size={14} aria-hidden />
          </button>
        )}
      </td>
    </tr>
  );
});

function titleOf(row: GridRow | null, column: LineColumn, isUnknown: boolean): string | undefined {
  const said = [
    row === null ? undefined : toldSentence(row.line, column),
    column === 'sku' && isUnknown ? m.purchases_code_unknown() : undefined,
  ];
  return said.filter((one) => one !== undefined).join(' ') || undefined;
}

function CellText(props: { row: GridRow | null; column: LineColumn; types: readonly string[] }) {
  const { row, column, types } = props;
  if (row === null) return null;
  const { [column]: text } = row.line;
  const choice = choicesOf(column, types)?.find(({ value }) => value === text);
  if (choice) {
    return (
      <abbr className={classes.letter} title={choice.words}>
        {choice.letter}
      </abbr>
    );
  }
  if (column === 'amount' && text.trim() === '') {
    const { reading } = row;
    return (
      <span className={classes.computed}>
        {reading.line === null ? '' : moneyText(reading.amount)}
      </span>
    );
  }
  return <bdi className={classes.text}>{asRead(row, column)}</bdi>;
}

/** A cell that nobody types in shows what was read of it, so that `1,234` is seen to be a thousand and more. */
function asRead({ line, reading }: GridRow, column: LineColumn): string {
  const value = isNumberColumn(column) ? reading.numbers[column] : null;
  if (value === null) return line[column];
  return column === 'quantity' ? groupedDecimal(value) : moneyText(value);
}
