import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import {
  densities,
  standardLayout,
  type ListColumns,
  type ListLayout,
} from '@/ui/table/list-layout';
import { Button } from '@/ui/form/button';
import { fixedCount, moved, offeredColumns, toggled } from './column-order';
import classes from './column-chooser.module.css';
import { useDragOrder } from './use-drag-order';

export interface ColumnChooserProps {
  list: ListColumns;
  layout: ListLayout;
  nameOf: (id: string) => string;
  onLayout: (layout: ListLayout) => void;
}

const densityNames = { comfortable: m.lists_comfortable, compact: m.lists_compact };

/** Columns to show, hide and put in order, by mouse and by keyboard; how high rows are; and the way back. */
export function ColumnChooser({ list, layout, nameOf, onLayout }: ColumnChooserProps) {
  const { columns: shown } = layout;
  const first = fixedCount(list);
  const panel = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);

  // A moved button loses the focus in the page; it gets it back, so that it can be pressed again.
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    panel.current?.querySelector<HTMLElement>(`[data-step='${pressed.current}']`)?.focus();
    pressed.current = null;
  }, [shown]);

  const choose = (columns: string[]) => onLayout({ ...layout, columns });
  const { listRef, dragged } = useDragOrder((id, over) =>
    choose(moved(list, shown, id, shown.indexOf(over))),
  );
  const move = (id: string, place: number) => {
    if (place < first || place >= shown.length) return;
    choose(moved(list, shown, id, place));
    announce(m.lists_moved({ column: nameOf(id), place: place + 1, of: shown.length }));
  };

  return (
    <div ref={panel} className={classes.panel}>
      <ul ref={listRef} className={classes.columns} aria-label={m.lists_columns()}>
        {offeredColumns(list, shown).map((id) => {
          const place = shown.indexOf(id);
          const isFixed = place !== -1 && place < first;
          const isMovable = place >= first;
          const step = (way: 'up' | 'down') => () => {
            pressed.current = `${way}-${id}`;
            move(id, place + (way === 'up' ? -1 : 1));
          };
          return (
            <li
              key={id}
              data-item={id}
              className={classes.column}
              draggable={isMovable}
              data-dragged={dragged === id || undefined}
            >
              <span className={classes.grip} data-off={!isMovable || undefined} aria-hidden>
                <IconGripVertical size={16} />
              </span>
              <label className={classes.choice}>
                <input
                  type="checkbox"
                  checked={place !== -1}
                  disabled={isFixed}
                  onChange={() => choose(toggled(list, shown, id))}
                />
                {nameOf(id)}
              </label>
              {isMovable ? (
                <>
                  <button
                    type="button"
                    className={classes.step}
                    data-step={`up-${id}`}
                    aria-label={m.lists_move_up({ column: nameOf(id) })}
                    aria-disabled={place === first}
                    onClick={step('up')}
                  >
                    <IconChevronUp size={16} aria-hidden />
                  </button>
                  <button
                    type="button"
                    className={classes.step}
                    data-step={`down-${id}`}
                    aria-label={m.lists_move_down({ column: nameOf(id) })}
                    aria-disabled={place === shown.length - 1}
                    onClick={step('down')}
                  >
                    <IconChevronDown size={16} aria-hidden />
                  </button>
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
      <fieldset className={classes.density}>
        <legend>{m.lists_density()}</legend>
        {densities.map((density) => (
          <label key={density} className={classes.choice}>
            <input
              type="radio"
              name="list-density"
              checked={layout.density === density}
              onChange={() => onLayout({ ...layout, density })}
            />
            {densityNames[density]()}
          </label>
        ))}
      </fieldset>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          onLayout(standardLayout(list));
          announce(m.lists_reset_done());
        }}
      >
        {m.lists_reset()}
      </Button>
    </div>
  );
}
