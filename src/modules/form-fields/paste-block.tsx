import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import {
  get,
  type FieldArray,
  type FieldArrayPath,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { pastedInPlace } from '@/modules/table-file/pasted-table';
import { counted, formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { pasteIntoRows, type PasteColumn, type PastedRows } from './pasted-rows';
import type { RowsSaid, useRowRefusals } from './use-row-refusals';

/** Rows of fields that a block of a sheet may be pasted into. */
export interface PasteTarget<
  Values extends FieldValues = FieldValues,
  Name extends FieldArrayPath<Values> = FieldArrayPath<Values>,
  Output = unknown,
> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Name;
  /** A row nobody has filled in. */
  empty: FieldArray<Values, Name>;
  columns: readonly PasteColumn[];
  /** How many rows there may be. */
  most: number;
  /** Puts other rows there. */
  onRows: (rows: FieldArray<Values, Name>[]) => void;
  /** What the service said of the rows: a block leaves each where it stands, and a way back brings the order that was. */
  refusals: Pick<ReturnType<typeof useRowRefusals>, 'now' | 'put'>;
  /** Puts the focus there, once the rows are. */
  goTo: (selector: string) => void;
}

/** A block that was pasted into rows. */
export interface Pasted<Row> {
  /** The row it was pasted into. */
  at: number;
  /** The paths of the cells it filled. */
  paths: string[];
  /** How many of them cannot stay so. */
  wrong: number;
  words: string[];
  isUndone: boolean;
  /** The rows as they were before, or as they were when that was undone. */
  other: Row[];
  said: RowsSaid;
}

type Tell<Row> = (pasted: Pasted<Row>) => void;

/** Puts a block into rows; what cannot be read stays in its cell, where the form says why. */
export function pasteBlock<V extends FieldValues, N extends FieldArrayPath<V>, O>(
  target: PasteTarget<V, N, O>,
  { text, into }: { text: string; into: { row: number; column: string } },
  tell: Tell<FieldArray<V, N>>,
): void {
  const { name, onRows, refusals, goTo, most } = target;
  const table = pastedInPlace(text);
  const other = rowsOf(target);
  const after = pasteIntoRows({ ...target, table, into, rows: other });
  const filled = Array.from({ length: after.count }, (_, at) =>
    after.filled.map((cell) => `${name}.${into.row + at}.${cell}`),
  );
  const words = toldOf(after, most);
  onRows(after.rows);
  goTo(`[name="${name}.${into.row}.${into.column}"]`);
  const paths = filled.flat();
  const before = { other, said: refusals.now(other.length) };
  check(target, { at: into.row, paths, wrong: 0, words, isUndone: false, ...before }, tell);
}

/** Puts all rows back as they were before the block, or that back. */
export function swapPasted<V extends FieldValues, N extends FieldArrayPath<V>, O>(
  target: PasteTarget<V, N, O>,
  pasted: Pasted<FieldArray<V, N>>,
  tell: Tell<FieldArray<V, N>>,
): void {
  const other = rowsOf(target);
  const said = target.refusals.now(other.length);
  const next = { ...pasted, other, said, isUndone: !pasted.isUndone, wrong: 0 };
  target.onRows(pasted.other);
  target.refusals.put(pasted.said);
  target.goTo('[data-pasted] button');
  if (pasted.isUndone) {
    check(target, next, tell);
    return;
  }
  target.form.clearErrors(pasted.paths as FieldPath<V>[]);
  announce(m.forms_pasted_undone());
  tell(next);
}

/** The library knows paths and rows by its own types only. */
function rowsOf<V extends FieldValues, N extends FieldArrayPath<V>, O>(
  target: PasteTarget<V, N, O>,
): FieldArray<V, N>[] {
  return structuredClone(get(target.form.getValues(), target.name));
}

function check<V extends FieldValues, N extends FieldArrayPath<V>, O>(
  { form }: PasteTarget<V, N, O>,
  pasted: Pasted<FieldArray<V, N>>,
  tell: Tell<FieldArray<V, N>>,
): void {
  announce(pasted.words.join(' '));
  tell(pasted);
  const paths = pasted.paths as FieldPath<V>[];
  void form.trigger(paths).then(() => {
    const wrong = paths.filter((path) => form.getFieldState(path).invalid).length;
    if (wrong === 0) return;
    tell({ ...pasted, wrong });
    announce(wrongInWords(wrong));
  });
}

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

const wrongInWords = (count: number) => `${m.forms_summary({ count })}.`;

interface NoticeProps {
  pasted: Pasted<unknown>;
  onSwap: () => void;
  onDismiss: () => void;
}

/** What was pasted, and the one press that takes it back, or that back. */
export function PasteNotice({ pasted, onSwap, onDismiss }: NoticeProps) {
  const { words, wrong, isUndone } = pasted;
  return (
    <Notice
      announced
      tone={wrong > 0 ? 'warn' : 'info'}
      onDismiss={onDismiss}
      actions={
        <Button
          size="compact-sm"
          variant="default"
          icon={isUndone ? IconArrowForwardUp : IconArrowBackUp}
          onClick={onSwap}
        >
          {isUndone ? m.common_redo() : m.common_undo()}
        </Button>
      }
    >
      {isUndone
        ? m.forms_pasted_undone()
        : [...words, ...(wrong > 0 ? [wrongInWords(wrong)] : [])].join(' ')}
    </Notice>
  );
}
