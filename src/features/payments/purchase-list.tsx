import { IconPlus } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { firstCharacters } from '@/domain/first-characters';
import { useFieldSpec } from '@/modules/form-fields/form-scope';
import { problemInWords } from '@/modules/form-fields/problem-words';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { textsOf } from '@/modules/table-file/table-file';
import { TableFileField } from '@/modules/table-file/table-file-field';
import { useTableFile } from '@/modules/table-file/use-table-file';
import { moneyText } from '@/text/amount-text';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { afterPress } from '@/ui/form/after-press';
import { Button } from '@/ui/form/button';
import { readAmount } from './parts';
import {
  linesOfTable,
  linesOfText,
  wrongLines,
  type ListLine,
  type WrongLine,
} from './pasted-list';
import type { PaymentFormReturn } from './payment-form';
import classes from './payments.module.css';

interface Props {
  form: PaymentFormReturn;
  /** Takes what stands in the list, and leaves there what is not taken. */
  onAdd: (lines: readonly ListLine[]) => void;
  /** Takes what a file holds; what is not taken joins the list. */
  onFile: (lines: readonly ListLine[]) => void;
}

/** Purchases as a list that is pasted, typed or read from a file. What stands in it is kept with the draft. */
export function PurchaseList({ form, onAdd, onFile }: Props) {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name: 'list' });
  const spec = useFieldSpec('list');
  const [isTyping, setTyping] = useState(false);
  const panel = useRef<HTMLDetailsElement>(null);
  const text = field.value;
  const isBlank = text.trim() === '';
  const problem = fieldState.error?.message;
  // Before whoever added something looks for the focus in it.
  useLayoutEffect(() => {
    if (panel.current !== null && text.trim() !== '') panel.current.open = true;
  }, [text, problem]);
  const file = useTableFile((table) => onFile(linesOfTable(textsOf(table))));
  return (
    <details ref={panel} className={shared.more}>
      <summary>{m.payments_from_paste()}</summary>
      <div className={shared.column}>
        <label className={classes.pasted} htmlFor={id}>
          {m.payments_paste()}
          <small className={shared.quiet}>{m.payments_paste_help()}</small>
        </label>
        <textarea
          {...field}
          id={id}
          className={classes.textarea}
          rows={4}
          spellCheck={false}
          data-list
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={isBlank ? undefined : `${id}-wrong`}
          onChange={(event) => {
            setTyping(true);
            field.onChange(event);
          }}
          onBlur={() => {
            afterPress(() => setTyping(false));
            field.onBlur();
          }}
        />
        {isBlank ? null : (
          <div id={`${id}-wrong`} className={shared.column}>
            {problem === undefined ? null : (
              <p className={classes.wrong}>{problemInWords(problem, spec, text)}</p>
            )}
            <WrongLines form={form} text={text} isTyping={isTyping} />
          </div>
        )}
        <Button
          className={classes.go}
          size="xs"
          variant="default"
          icon={IconPlus}
          disabled={isBlank}
          onClick={() => onAdd(linesOfText(text))}
        >
          {m.payments_paste_add()}
        </Button>
        <TableFileField file={file} help={m.payments_file_help()} />
      </div>
    </details>
  );
}

/** A longer list would push away what it speaks of. */
const most = 12;
const longest = 80;

/** What stands in the way of lines, each by what it says. */
function WrongLines(props: { form: PaymentFormReturn; text: string; isTyping: boolean }) {
  const { form, text, isTyping } = props;
  const rows = useWatch({ control: form.control, name: 'allocations' });
  const lines = linesOfText(text);
  // The line at the end is not whole while it is typed.
  const isHalf = isTyping && !/\n\s*$/.test(text);
  const whole = isHalf ? lines.slice(0, -1) : lines;
  // Lines that are the same are told once.
  const wrong = [...new Set(wrongLines(rows, whole).map(wrongInWords))];
  if (wrong.length === 0) return null;
  return (
    <ul className={classes.wrongLines}>
      {wrong.slice(0, most).map((words) => (
        <li key={words}>{words}</li>
      ))}
      {wrong.length > most ? (
        <li>{m.payments_lines_more({ count: wrong.length - most })}</li>
      ) : null}
    </ul>
  );
}

function wrongInWords(wrong: WrongLine): string {
  const line = isolate(firstCharacters(wrong.typed.trim(), longest));
  if (wrong.is === 'unread') return m.payments_line_unread({ line });
  if (wrong.is === 'unclear') return m.payments_line_unclear({ line });
  const here = amountInWords(wrong.here);
  return wrong.there === ''
    ? m.payments_line_no_amount({ line, here })
    : m.payments_line_other_amount({ line, here, there: amountInWords(wrong.there) });
}

function amountInWords(typed: string): string {
  const read = readAmount(typed);
  return read === '' ? isolate(firstCharacters(typed, longest)) : moneyText(read);
}
