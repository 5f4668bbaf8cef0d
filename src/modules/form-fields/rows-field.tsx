import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState, type ReactNode, useEffect, useEffectEvent, type RefObject } from 'react';
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
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Button } from '@/ui/form/button';
import icon from '@/ui/form/icon-button.module.css';
import classes from './rows-field.module.css';
import { useFocusAfter } from './use-focus-after';

interface Props<Values extends FieldValues, Name extends FieldArrayPath<Values>, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Name;
  /** What the rows are, above them. */
  label: string;
  /** A row nobody has filled in. */
  empty: FieldArray<Values, Name>;
  /** The fields of a row; `at` gives the path of one of them. */
  children: (at: (field: string) => FieldPath<Values>, index: number) => ReactNode;
}

interface Removed<Row> {
  index: number;
  row: Row;
}

/**
 * Rows of the same fields: added, taken away with a way back, and put in another order, all by keyboard. Errors and messages of
 * the service find a field by its path, so they stay with the row they speak of.
 */
export function RowsField<Values extends FieldValues, Name extends FieldArrayPath<Values>, Output>(
  props: Props<Values, Name, Output>,
) {
  const { form, name, label, empty, children } = props;
  const { control } = form;
  const { fields, append, insert, move, remove } = useFieldArray({ control, name });
  const { errors } = useFormState({ control });
  // A row's path is made here; the library knows paths by its own types only.
  const pathOf = (index: number, field: string) => `${name}.${index}.${field}` as FieldPath<Values>;
  const [removed, setRemoved] = useState<Removed<FieldArray<Values, Name>> | null>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const goTo = useFocusAfter(place);
  const take = (index: number) => {
    const row: FieldArray<Values, Name> = get(form.getValues(), `${name}.${index}`);
    setRemoved({ index, row });
    remove(index);
    announce(m.forms_row_removed({ row: index + 1 }));
    goTo('[data-undo]');
  };
  const shift = (index: number, by: -1 | 1, from: Element) => {
    const to = index + by;
    if (to < 0 || to >= fields.length) return;
    move(index, to);
    announce(m.forms_row_moved({ row: to + 1, total: fields.length }));
    // At either end the button that was pressed has nothing more to do.
    goTo(from, `[data-row="${to}"] [data-move="${-by}"]`);
  };
  useRowKeys(place, ({ row, by, from }) => shift(row, by, from));
  return (
    <fieldset ref={place} className={classes.rows}>
      <legend className={classes.label}>{label}</legend>
      {fields.map(({ id }, index) => (
        <section
          key={id}
          className={classes.row}
          data-row={index}
          data-wrong={get(errors, `${name}.${index}`) !== undefined || undefined}
          aria-label={m.forms_row({ row: index + 1 })}
        >
          <div className={classes.fields}>{children((field) => pathOf(index, field), index)}</div>
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
      ))}
      {removed === null ? null : (
        <p className={classes.removed}>
          {m.forms_row_removed({ row: removed.index + 1 })}{' '}
          <Button
            data-undo
            size="compact-sm"
            variant="default"
            onClick={() => {
              insert(removed.index, removed.row);
              setRemoved(null);
              goTo(`[data-row="${removed.index}"] :is(input, textarea, select)`);
            }}
          >
            {m.forms_row_undo()}
          </Button>
        </p>
      )}
      <Button
        className={classes.add}
        variant="default"
        size="xs"
        icon={IconPlus}
        onClick={() => {
          append(empty, { shouldFocus: false });
          goTo(`[data-row="${fields.length}"] :is(input, textarea, select)`);
        }}
      >
        {m.forms_row_add()}
      </Button>
    </fieldset>
  );
}

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
