import { useState, type ClipboardEvent } from 'react';
import { get, type FieldArray, type FieldArrayPath, type FieldValues } from 'react-hook-form';
import { laterPart } from '@/modules/later-part/later-part';
import { LaterPartNotice, useLaterPart } from '@/modules/later-part/later-part-notice';
import { isBlock } from '@/modules/table-file/later-pasted';
import { m } from '@/text/generated/messages';
import type { Pasted, PasteTarget } from './paste-block';

/** What puts a block into rows and tells of it comes after the form it is pasted into. */
const laterPaste = laterPart(() => import('./paste-block'));

/** Blocks of a sheet pasted into rows of fields, with one press that puts all rows back as they were. */
export function usePastedRows<V extends FieldValues, N extends FieldArrayPath<V>, O>(
  target: PasteTarget<V, N, O>,
) {
  const { form, name, columns } = target;
  const { part } = useLaterPart(laterPaste);
  const [pasted, setPasted] = useState<Pasted<FieldArray<V, N>> | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const into = cellOf(event.target, name);
    if (into === null || !columns.some((column) => column.name === into.column)) return;
    if (!isBlock(text)) return;
    event.preventDefault();
    setWaiting(true);
    void laterPaste.load().then(({ pasteBlock }) => {
      setWaiting(false);
      pasteBlock(target, { text, into }, setPasted);
    });
  };
  // Not of rows that were begun anew since.
  const isThere = pasted?.isUndone || pasted?.paths.some((path) => get(form.getValues(), path));
  return {
    paste,
    at: pasted?.at ?? -1,
    notice:
      pasted === null || part === null || !isThere ? null : (
        <div data-pasted>
          <part.PasteNotice
            pasted={pasted}
            onSwap={() => part.swapPasted(target, pasted, setPasted)}
            onDismiss={() => setPasted(null)}
          />
        </div>
      ),
    waiting: isWaiting ? (
      <LaterPartNotice later={laterPaste} failed={m.forms_paste_waits()} />
    ) : null,
  };
}

/** The row and field somebody stands in, by the name of its input; null where it is none of these rows. */
function cellOf(target: EventTarget, name: string): { row: number; column: string } | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
  const [row = '', column = ''] = target.name.startsWith(`${name}.`)
    ? target.name.slice(name.length + 1).split('.')
    : [];
  return /^\d+$/.test(row) ? { row: Number(row), column } : null;
}
