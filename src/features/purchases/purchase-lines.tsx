import { IconCheck } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { currentProfile } from '@/api/core/profile';
import { begunLine, lineColumns, type LineColumn, type TypedLine } from '@/domain/purchase/line';
import type { Store } from '@/domain/store';
import type { EndedWrite } from '@/modules/attempt/write-state';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { textsOf } from '@/modules/table-file/table-file';
import { TableFileField } from '@/modules/table-file/table-file-field';
import { useTableFile } from '@/modules/table-file/use-table-file';
import { useProductFinder } from '@/modules/whole-list/use-product-finder';
import { counted } from '@/text/format';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Notice } from '@/ui/feedback/notice';
import { ToldLines } from './from-document/told';
import { isWrong, withLines, type GridRow } from './line-grid/grid-state';
import { useGrid, type GridStore } from './line-grid/grid-store';
import { LineGrid } from './line-grid/line-grid';
import { useLineRefusals } from './line-grid/line-refusals';
import { MatchColumns } from './line-grid/match-columns';
import {
  guessedMatching,
  headingsIn,
  linesOfTable,
  placesIn,
  type Matching,
  type PastedTable,
} from './line-grid/pasted-lines';
import { lineOfRow } from './line-grid/product-line';
import { rememberedMatching, rememberMatching } from './line-grid/remembered-matching';
import { purchaseForm, type PurchaseFormReturn } from './purchase-form';

interface Props {
  branchId: string;
  form: PurchaseFormReturn;
  store: GridStore;
  pasted: Store<PastedLines | null>;
  outcome: EndedWrite<unknown> | null;
}

/** A table that waits for somebody to say what its columns are; one that is taken meanwhile has the next number. */
export interface PastedLines {
  number: number;
  table: PastedTable;
  matching: Matching;
}

/** The lines of a purchase: typed, scanned, pasted or read from a file. */
export function PurchaseLines({ branchId, form, store, pasted, outcome }: Props) {
  const { finder, isRead, hasFailed } = useProductFinder(branchId);
  const catalogue = useMemo(() => ({ finder, isRead }), [finder, isRead]);
  const refusals = useLineRefusals(outcome, purchaseForm.write.names, store.get);
  const types = currentProfile().lineTypes;
  const begun = useMemo(() => ({ ...begunLine, type: types[0] ?? begunLine.type }), [types]);
  const [providerId, documentType] = useWatch({
    control: form.control,
    name: ['providerId', 'documentType'],
  });
  const pricesHoldVat = documentType === 'ticket';
  const waiting = useSyncExternalStore(pasted.subscribe, pasted.get);
  // Rows that were pasted for one purchase are no other's.
  useEffect(() => () => pasted.set(null), [pasted]);
  const { errors } = useFormState({ control: form.control, name: 'lines' });
  const isAwaited = errors.lines?.message === 'purchases_lines_waiting';
  const [taken, setTaken] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const focus = useFocusAfter(section);
  const isEmpty = useGrid(store.shown, ({ rows }) => rows.length === 0);
  if (isEmpty && taken !== null) setTaken(null);

  const endWaiting = () => {
    pasted.set(null);
    // Nothing typed changes with it, which would take the mistake away.
    if (isAwaited) void form.trigger('lines');
  };
  /** `places`: where rows that were wrong here stand. */
  const add = (table: PastedTable, matching: Matching, places: readonly (number | null)[] = []) => {
    const lines = linesOfTable(table, matching, types).map((said) =>
      lineOfRow(said, { begun, finder, types, pricesHoldVat }),
    );
    const now = store.get();
    const { inPlace, more } = placed(lines, places, now.rows);
    store.change(withLines(now, more, inPlace));
    store.flush();
    endWaiting();
    const said = [
      ...(inPlace.size === 0 ? [] : [m.purchases_lines_in_place(counted(inPlace.size))]),
      ...(more.length === 0 ? [] : [m.purchases_lines_added(counted(more.length))]),
    ].join(' ');
    setTaken(said);
    announce(said);
  };
  const take = (whole: PastedTable, into: LineColumn | null = null) => {
    setTaken(null);
    const table = whole.filter((row) => row.some((text) => text.trim() !== ''));
    const named = headingsIn(table);
    const body = named === null ? table : table.slice(1);
    const width = Math.max(0, ...table.map((row) => row.length));
    if (body.length === 0) return;
    if (width === 1 && into !== null) {
      add(body, [into]);
      return;
    }
    // A file of wrong lines says itself what its columns are.
    const isOwn = named !== null && lineColumns.every((column) => named.includes(column));
    const remembered = rememberedMatching(providerId, width);
    const isRemembered = remembered !== null && (named === null || agrees(remembered, named));
    if (isOwn) add(body, named, placesIn(table));
    else if (isRemembered) add(body, remembered);
    else {
      const matching = named ?? guessedMatching(body);
      pasted.set({ number: (waiting?.number ?? 0) + 1, table: body, matching });
      // The panel pushes the cell that was pasted into out of sight.
      focus(addsTable, firstChoice);
    }
  };
  const file = useTableFile((table) => take(textsOf(table).map((row) => row.map(bare))));
  return (
    <section ref={section} className={shared.lines} aria-label={m.purchases_lines()}>
      <h2 className={shared.heading}>{m.purchases_lines()}</h2>
      {hasFailed ? <Notice tone="warn">{m.purchases_products_failed()}</Notice> : null}
      {waiting === null ? null : (
        <MatchColumns
          key={waiting.number}
          table={waiting.table}
          first={waiting.matching}
          wrong={isAwaited ? m.purchases_lines_waiting() : null}
          onAdd={(matching) => {
            rememberMatching(providerId, matching);
            add(waiting.table, matching);
            focus(grid);
          }}
          onCancel={() => {
            endWaiting();
            focus(grid);
          }}
        />
      )}
      {taken === null ? null : (
        <Notice announced tone="info" icon={IconCheck} onDismiss={() => setTaken(null)}>
          {taken}
        </Notice>
      )}
      <LineGrid
        store={store}
        begun={begun}
        catalogue={catalogue}
        refusals={refusals}
        types={types}
        pricesHoldVat={pricesHoldVat}
        onTable={take}
      />
      <ToldLines form={form} store={store} />
      <details className={shared.more}>
        <summary>{m.purchases_from_file()}</summary>
        <TableFileField file={file} help={m.purchases_file_help()} />
      </details>
    </section>
  );
}

const grid = '[data-field="lines"]';
const addsTable = '[data-adds-table]';
const firstChoice = 'select';

/** Headings that are known go before what is remembered: the same supplier's next file may have its columns in another order. */
const agrees = (remembered: Matching, named: Matching) =>
  named.every((column, at) => column === null || column === remembered[at]);

/** A line goes back to its place while one that is wrong stands there; any other is a new one. */
function placed(
  lines: readonly TypedLine[],
  places: readonly (number | null)[],
  rows: readonly GridRow[],
) {
  const inPlace = new Map<number, TypedLine>();
  const more: TypedLine[] = [];
  lines.forEach((line, index) => {
    const at = places[index] ?? null;
    const row = at === null ? undefined : rows[at];
    if (at !== null && row !== undefined && isWrong(row) && !inPlace.has(at)) inPlace.set(at, line);
    else more.push(line);
  });
  return { inPlace, more };
}

/** Without the apostrophe that a file puts before what could be taken for a formula. */
const bare = (text: string) => text.replace(/^'(?=[=+\-@])/, '');
