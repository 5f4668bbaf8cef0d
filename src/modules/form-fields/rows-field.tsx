import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import {
  Fragment,
  memo,
  useCallback,
  useDeferredValue,
  useRef,
  useState,
  type ReactNode,
  useEffect,
  useEffectEvent,
  type RefObject,
} from 'react';
import {
  get,
  useFieldArray,
  useFormState,
  type FieldArray,
  type FieldArrayPath,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Button } from '@/ui/form/button';
import icon from '@/ui/form/icon-button.module.css';
import type { FieldSpec } from './form-scope';
import type { PasteColumn } from './pasted-rows';
import classes from './rows-field.module.css';
import { useFocusAfter } from './use-focus-after';
import { usePastedRows } from './use-pasted-rows';
import { useRowRefusals, type RowRefusals } from './use-row-refusals';

interface Props<Values extends FieldValues, Name extends FieldArrayPath<Values>, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Name;
  /** What the rows are, above them. */
  label: string;
  /** What each of them is called, where that is not a row. */
  spec?: Pick<FieldSpec, 'rowLabel' | 'addRow'>;
  /** A row nobody has filled in. */
  empty: FieldArray<Values, Name>;
  /** How many there may be; left out: any number. */
  most?: number | undefined;
  /** The fields of a row that a block of a sheet fills, in its order. */
  columns?: readonly PasteColumn[];
  /** The fields of a row; `at` gives the path of one of them. */
  children: (at: (field: string) => FieldPath<Values>, index: number) => ReactNode;
}

interface Removed<Row> {
  index: number;
  row: Row;
  said: RowRefusals | undefined;
}

const firstRows = 10;

/**
 * Rows of the same fields: added, pasted, taken away with a way back, and put in another order, all by keyboard. What is wrong with a
 * row goes where it goes: the library sees to its own errors, and what the service said is put there with the row.
 */
export function RowsField<Values extends FieldValues, Name extends FieldArrayPath<Values>, Output>(
  props: Props<Values, Name, Output>,
) {
  const { form, name, label, empty, most = Infinity, columns = [], children } = props;
  const { spec = {} } = props;
  const { control } = form;
  const { fields, append, insert, move, remove, replace } = useFieldArray({ control, name });
  const { errors } = useFormState({ control });
  const cells = useCallback(
    (index: number) =>
      // A row's path is made here; the library knows paths by its own types only.
      children((field) => `${name}.${index}.${field}` as FieldPath<Values>, index),
    [children, name],
  );
  const [removed, setRemoved] = useState<Removed<FieldArray<Values, Name>> | null>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const goTo = useFocusAfter(place);
  const refusals = useRowRefusals(name);
  const pasted = usePastedRows({
    form,
    name,
    empty,
    columns,
    most,
    onRows(rows) {
      replace(rows);
      // It was a row among others than these.
      setRemoved(null);
    },
    refusals,
    goTo,
  });
  // It stays with the row it was pasted into, or with the last one.
  const noticeAt = Math.min(pasted.at, fields.length - 1);
  // Of hundreds that come at once the first, and right after them the rest.
  const drawn = useDeferredValue(fields.length) + firstRows;
  const isFull = fields.length >= most;
  const putBack = ({ index, row, said }: Removed<FieldArray<Values, Name>>) => {
    const at = Math.min(index, fields.length);
    insert(at, row);
    refusals.change(fields.length, (rows) => rows.toSpliced(at, 0, said ?? new Map()));
    setRemoved(null);
    goTo(`[data-row="${at}"] :is(input, textarea, select)`);
  };
  const take = (index: number) => {
    const row: FieldArray<Values, Name> = get(form.getValues(), `${name}.${index}`);
    setRemoved({ index, row, said: refusals.now(fields.length).rows[index] });
    remove(index);
    refusals.change(fields.length, (rows) => rows.toSpliced(index, 1));
    announce(m.forms_row_removed({ row: index + 1 }));
    goTo('[data-undo]');
  };
  const shift = (index: number, by: -1 | 1, from: Element) => {
    const to = index + by;
    if (to < 0 || to >= fields.length) return;
    move(index, to);
    refusals.change(fields.length, (rows) =>
      rows.toSpliced(index, 1).toSpliced(to, 0, ...rows.slice(index, index + 1)),
    );
    announce(m.forms_row_moved({ row: to + 1, total: fields.length }));
    // At either end the button that was pressed has nothing more to do.
    goTo(from, `[data-row="${to}"] [data-move="${-by}"]`);
  };
  useRowKeys(place, ({ row, by, from }) => shift(row, by, from));
  return (
    <fieldset ref={place} className={classes.rows} onPaste={pasted.paste}>
      <legend className={classes.label}>{label}</legend>
      {pasted.waiting}
      {fields.slice(0, drawn).map(({ id }, index) => (
        <Fragment key={id}>
          {index === noticeAt ? pasted.notice : null}
          <section
            className={classes.row}
            data-row={index}
            data-wrong={get(errors, `${name}.${index}`) !== undefined || undefined}
            aria-label={spec.rowLabel?.(index + 1) ?? m.forms_row({ row: index + 1 })}
          >
            <RowCells cells={cells} index={index} />
            <div className={classes.tools}>
              <button
                type="button"
                className={icon.button}
                data-move={-1}
                disabled={index === 0}
                aria-label={m.forms_row_up({ row: index + 1 })}
                onClick={({ currentTarget }) => shift(index, -1, currentTarget)}
              >
                <IconArrowUp size={16} aria-hidden />
              </button>
              <button
                type="button"
                className={icon.button}
                data-move={1}
                disabled={index === fields.length - 1}
                aria-label={m.forms_row_down({ row: index + 1 })}
                onClick={({ currentTarget }) => shift(index, 1, currentTarget)}
              >
                <IconArrowDown size={16} aria-hidden />
              </button>
              <button
                type="button"
                className={icon.button}
                aria-label={m.forms_row_remove({ row: index + 1 })}
                onClick={() => take(index)}
              >
                <IconTrash size={16} aria-hidden />
              </button>
            </div>
          </section>
        </Fragment>
      ))}
      {fields.length === 0 ? pasted.notice : null}
      {removed === null ? null : (
        <p className={classes.removed}>
          {m.forms_row_removed({ row: removed.index + 1 })}{' '}
          <Button
            data-undo
            size="compact-sm"
            variant="default"
            disabled={isFull}
            onClick={() => putBack(removed)}
          >
            {m.forms_row_undo()}
          </Button>
        </p>
      )}
      <div className={classes.add}>
        <Button
          variant="default"
          size="xs"
          icon={IconPlus}
          disabled={isFull}
          onClick={() => {
            append(empty, { shouldFocus: false });
            goTo(`[data-row="${fields.length}"] :is(input, textarea, select)`);
          }}
        >
          {spec.addRow?.() ?? m.forms_row_add()}
        </Button>
        <small>
          {isFull
            ? m.forms_rows_full({ most: formatQuantity(most) })
            : columns.length > 0
              ? m.forms_rows_paste()
              : null}
        </small>
      </div>
    </fieldset>
  );
}

/** Drawn again by itself only: an error in one of hundreds of rows is drawn in that one. */
const RowCells = memo(function RowCells(props: {
  cells: (index: number) => ReactNode;
  index: number;
}) {
  return <div className={classes.fields}>{props.cells(props.index)}</div>;
});

interface Shift {
  row: number;
  by: -1 | 1;
  /** What has the focus, and keeps it. */
  from: Element;
}

/** Alt with an arrow moves the row one stands in. */
function useRowKeys(place: RefObject<HTMLElement | null>, onShift: (shift: Shift) => void): void {
  const shift = useEffectEvent(onShift);
  useEffect(() => {
    const element = place.current;
    const listen = (event: KeyboardEvent) => {
      const { key, altKey, target } = event;
      if (!altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      if (!(target instanceof Element) || row === null) return;
      event.preventDefault();
      shift({
        row: Number(row.getAttribute('data-row')),
        by: key === 'ArrowUp' ? -1 : 1,
        from: target,
      });
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [place]);
}
