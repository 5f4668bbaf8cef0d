import { IconDownload } from '@tabler/icons-react';
import { lineColumns, type TypedLine } from '@/domain/purchase/line';
import { saveFile } from '@/modules/export/save-file';
import { RefusalWords } from '@/modules/form-fields/field-foot';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import type { GridPlace } from './grid-moves';
import { isAdded, isWrong } from './grid-state';
import { useGrid, type GridStore } from './grid-store';
import classes from './line-grid.module.css';
import { refusalNow, type LineRefusals } from './line-refusals';
import { columnWords, lineInWords, splitInWords, toldInWords } from './line-words';
import { stateOfCode, type LineCatalogue } from './product-line';
import { wrongLinesFile } from './wrong-lines-file';

interface Props {
  /** The cell that is typed in is described by it. */
  id: string;
  store: GridStore;
  /** The line that is typed in. */
  row: number;
  catalogue: LineCatalogue;
  refusals: LineRefusals;
  onGo: (to: GridPlace) => void;
}

/** Below the lines: what there is to say of the one that is typed in, and what to do with those that are wrong. */
export function LineNotes({ id, store, row, catalogue, refusals, onGo }: Props) {
  const current = useGrid(store.shown, ({ rows }) => rows[row]);
  const count = useGrid(store.shown, ({ wrong }) => wrong);
  const isOfDocument = useGrid(store.shown, ({ ofDocument }) => ofDocument > 0);
  const refusal = current && refusalNow(refusals, current);
  const isBad = refusal !== undefined || (current !== undefined && isWrong(current));
  return (
    <>
      <div id={id} className={classes.said} data-wrong={isBad || undefined}>
        {current ? <p>{lineInWords(current.reading)}</p> : null}
        {current ? <p className={classes.quiet}>{splitInWords(current.reading)}</p> : null}
        {refusal ? (
          <p>
            <RefusalWords messages={refusal.messages.map((text) => ({ text, original: true }))} />
          </p>
        ) : null}
        {current ? <DocumentNote line={current.line} /> : null}
        {current && isOfDocument && isAdded(current) ? (
          <p className={classes.quiet}>{m.purchases_line_added()}</p>
        ) : null}
        {current ? <CodeNote code={current.line.sku} catalogue={catalogue} /> : null}
      </div>
      {count === 0 ? null : (
        <div className={classes.tools}>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              const wrong = firstWrong(store);
              if (wrong !== null) onGo(wrong);
            }}
          >
            {m.purchases_lines_to_wrong({ count })}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            icon={IconDownload}
            onClick={() => saveFile(wrongLinesFile(store.get().rows))}
          >
            {m.purchases_wrong_download({ count })}
          </Button>
        </div>
      )}
    </>
  );
}

/** What the document says of the line where something else stands. */
function DocumentNote({ line }: { line: TypedLine }) {
  const told = lineColumns.flatMap((column) => {
    const text = toldInWords(line, column);
    return text === null ? [] : [{ column, text }];
  });
  if (told.length === 0) return null;
  return (
    <p className={classes.quiet}>
      {m.purchases_in_document()}{' '}
      {told.map(({ column, text }, at) => (
        <span key={column}>
          {at === 0 ? null : ' · '}
          {columnWords[column]()}{' '}
          {text === '' ? m.purchases_not_in_document() : <del dir="auto">{text}</del>}
        </span>
      ))}
    </p>
  );
}

function CodeNote({ code, catalogue }: { code: string; catalogue: LineCatalogue }) {
  const state = stateOfCode(code, catalogue);
  if (state === null) return null;
  return (
    <p className={classes.quiet}>
      {state === 'unknown'
        ? m.purchases_code_unknown()
        : m.purchases_code_stock({ stock: formatQuantity(state.stock) })}
    </p>
  );
}

/** The first cell that something is wrong with. */
export function firstWrong(store: GridStore): GridPlace | null {
  const { rows } = store.get();
  const row = rows.findIndex(isWrong);
  const { problems } = rows[row]?.reading ?? {};
  if (problems === undefined) return null;
  return { row, column: lineColumns.find((column) => problems[column] !== undefined) ?? 'sku' };
}
