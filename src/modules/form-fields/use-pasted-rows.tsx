import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useState, type ClipboardEvent, type ReactNode } from 'react';
import {
  get,
  type FieldArray,
  type FieldArrayPath,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { readPasted } from '@/modules/table-file/pasted-table';
import { counted, formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { pasteIntoRows, type PasteColumn, type PastedRows } from './pasted-rows';

interface Props<Values extends FieldValues, Name extends FieldArrayPath<Values>, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Name;
  empty: FieldArray<Values, Name>;
  columns: readonly PasteColumn[];
  most: number;
  /** Puts other rows there. */
  onRows: (rows: FieldArray<Values, Name>[]) => void;
  /** Puts the focus there, once the rows are. */
  goTo: (selector: string) => void;
}

interface Pasted<Row> {
  /** The row it was pasted into, and what it says of that. */
  at: number;
  words: string[];
  /** Cells of it that cannot stay so. */
  paths: string[];
  wrong: number;
  isUndone: boolean;
  /** The rows as they were before, or as they were when that was undone. */
  other: Row[];
}

/**
 * Blocks of a sheet pasted into rows of fields. What cannot be read stays in its cell and says why there; one press puts all rows back
 * as they were, and another one takes that back.
 */
export function usePastedRows<
  Values extends FieldValues,
  Name extends FieldArrayPath<Values>,
  Output,
>({ form, name, empty, columns, most, onRows, goTo }: Props<Values, Name, Output>) {
  type Row = FieldArray<Values, Name>;
  type Path = FieldPath<Values>;
  const [pasted, setPasted] = useState<Pasted<Row> | null>(null);
  // The library knows paths and rows by its own types only.
  const rowsNow = (): Row[] => structuredClone(get(form.getValues(), name));
  const check = (paths: string[]) => {
    void form.trigger(paths as Path[]).then(() => {
      const wrong = paths.filter((path) => form.getFieldState(path as Path).invalid).length;
      setPasted((now) => now && { ...now, wrong });
      if (wrong > 0) announce(wrongInWords(wrong));
    });
  };
  const paste = (event: ClipboardEvent) => {
    const into = cellOf(event.target, name);
    if (into === null || !columns.some((column) => column.name === into.column)) return;
    const table = readPasted(event.clipboardData.getData('text/plain'));
    if (table === null) return;
    event.preventDefault();
    const before = rowsNow();
    const after = pasteIntoRows<Row>({ table, into, columns, rows: before, empty, most });
    const paths = after.rows
      .slice(into.row, into.row + after.count)
      .flatMap((_, at) => after.filled.map((cell) => `${name}.${into.row + at}.${cell}`));
    const words = toldOf(after, most);
    onRows(after.rows);
    setPasted({ at: into.row, words, paths, wrong: 0, isUndone: false, other: before });
    announce(words.join(' '));
    goTo(`[name="${name}.${into.row}.${into.column}"]`);
    check(paths);
  };
  const swap = () => {
    if (pasted === null) return;
    const { other, paths, isUndone } = pasted;
    setPasted({ ...pasted, other: rowsNow(), isUndone: !isUndone, wrong: 0 });
    onRows(other);
    goTo('[data-pasted] button');
    if (isUndone) check(paths);
    else form.clearErrors(paths as Path[]);
  };
  // Not of rows that were begun anew since.
  const isThere = pasted?.isUndone || pasted?.paths.some((path) => get(form.getValues(), path));
  const notice: ReactNode =
    pasted === null || !isThere ? null : (
      <div data-pasted>
        <Notice
          tone={!pasted.isUndone && pasted.wrong > 0 ? 'warn' : 'info'}
          onDismiss={() => setPasted(null)}
          actions={
            <Button
              size="compact-sm"
              variant="default"
              icon={pasted.isUndone ? IconArrowForwardUp : IconArrowBackUp}
              onClick={swap}
            >
              {pasted.isUndone ? m.common_redo() : m.common_undo()}
            </Button>
          }
        >
          {pasted.isUndone
            ? m.forms_pasted_undone()
            : [...pasted.words, ...(pasted.wrong > 0 ? [wrongInWords(pasted.wrong)] : [])].join(
                ' ',
              )}
        </Notice>
      </div>
    );
  return { paste, notice, at: pasted?.at ?? -1 };
}

const wrongInWords = (count: number) => `${m.forms_summary({ count })}.`;

/** The row and field somebody stands in, by the name of its input; null where it is none of these rows. */
function cellOf(target: EventTarget, name: string): { row: number; column: string } | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
  const [row = '', column = ''] = target.name.startsWith(`${name}.`)
    ? target.name.slice(name.length + 1).split('.')
    : [];
  return /^\d+$/.test(row) ? { row: Number(row), column } : null;
}

/** What became of a block, and of what it had that has no place here. */
function toldOf({ count, beyond, leftOut }: PastedRows<unknown>, most: number): string[] {
  const [first = []] = beyond;
  return [
    m.forms_pasted(counted(count)),
    ...(beyond.length > 0
      ? [
          m.forms_pasted_beyond({
            ...counted(beyond.length),
            most: formatQuantity(most),
            first: isolate(first.join(' ').replace(/\s+/g, ' ').trim().slice(0, 60)),
          }),
        ]
      : []),
    ...(leftOut.length > 0
      ? [
          m.forms_pasted_columns({
            count: leftOut.length,
            columns: leftOut.map(isolate).join(', '),
          }),
        ]
      : []),
  ];
}
