import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import {
  useLayoutEffect,
  useRef,
  useEffect,
  useEffectEvent,
  useState,
  type RefObject,
} from 'react';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Button } from '@/ui/form/button';
import { ToolSelect } from '@/ui/form/tool-field';
import {
  densities,
  standardLayout,
  validColumns,
  type ListColumns,
  type ListLayout,
} from '@/ui/table/list-layout';
import classes from './column-chooser.module.css';

export interface ColumnChooserProps {
  list: ListColumns;
  layout: ListLayout;
  nameOf: (id: string) => string;
  onLayout: (layout: ListLayout) => void;
  /** What rows can be put together by, in words by id, and what they are. */
  grouping?: Grouping | null;
}

export interface Grouping {
  by: string | undefined;
  offered: Readonly<Record<string, { label: () => string }>>;
  onGroup: (by: string | undefined) => void;
}

const densityNames = { comfortable: m.lists_comfortable, compact: m.lists_compact };

/** Columns to show, hide and put in order, by mouse and by keyboard; how high rows are; and the way back. */
export function ColumnChooser({ list, layout, nameOf, onLayout, grouping }: ColumnChooserProps) {
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
      {grouping ? <GroupControl {...grouping} /> : null}
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

function GroupControl({ by, offered, onGroup }: Grouping) {
  return (
    <ToolSelect
      label={m.lists_group()}
      value={by ?? ''}
      onChange={({ currentTarget: { value } }) => onGroup(value === '' ? undefined : value)}
    >
      <option value="">{m.lists_group_none()}</option>
      {Object.entries(offered).map(([id, { label }]) => (
        <option key={id} value={id}>
          {label()}
        </option>
      ))}
    </ToolSelect>
  );
}

/** All columns as the choice shows them: the shown ones in their order, then the others in the list's. */
export function offeredColumns(list: ListColumns, shown: readonly string[]): string[] {
  return [...shown, ...list.columns.map(({ id }) => id).filter((id) => !shown.includes(id))];
}

/** Shows a column behind those it follows in the list's own order, or hides it. */
export function toggled(list: ListColumns, shown: readonly string[], id: string): string[] {
  if (shown.includes(id)) {
    return validColumns(
      list,
      shown.filter((other) => other !== id),
    );
  }
  const order = list.columns.map((column) => column.id);
  const before = shown.findLastIndex((other) => order.indexOf(other) < order.indexOf(id));
  return validColumns(list, shown.toSpliced(before + 1, 0, id));
}

/** Moves a shown column to the place of another; a fixed one stays where it is. */
export function moved(
  list: ListColumns,
  shown: readonly string[],
  id: string,
  place: number,
): string[] {
  const others = shown.filter((other) => other !== id);
  return validColumns(list, others.toSpliced(place, 0, id));
}

/** How many fixed columns stand before the ones that can be moved. */
function fixedCount(list: ListColumns): number {
  return list.columns.filter(({ fixed }) => fixed).length;
}

/** Which item of a list is being dragged, and the list to hang the dragging on. */
interface DragOrder {
  listRef: RefObject<HTMLUListElement | null>;
  dragged: string | null;
}

const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-item]') ?? null) : null;

/**
 * Puts items in order with the mouse; by keyboard the items have buttons. An item is `draggable` and carries its id in `data-item`.
 * @param onOver the dragged item is over another one that can be moved
 */
function useDragOrder(onOver: (dragged: string, over: string) => void): DragOrder {
  const listRef = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const start = useEffectEvent((event: DragEvent) => {
    const item = itemOf(event.target);
    if (!item?.draggable || !event.dataTransfer) return;
    event.dataTransfer.effectAllowed = 'move';
    // Firefox drags only what carries data.
    event.dataTransfer.setData('text/plain', item.textContent);
    setDragged(item.dataset['item'] ?? null);
  });
  const over = useEffectEvent((event: DragEvent) => {
    const item = itemOf(event.target);
    const id = item?.dataset['item'];
    if (dragged === null || !item?.draggable || id === undefined) return;
    event.preventDefault();
    if (id !== dragged) onOver(dragged, id);
  });

  useEffect(() => {
    const list = listRef.current;
    if (list === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    list.addEventListener('dragstart', (event) => start(event), { signal });
    list.addEventListener('dragover', (event) => over(event), { signal });
    list.addEventListener('drop', (event) => event.preventDefault(), { signal });
    list.addEventListener('dragend', () => setDragged(null), { signal });
    return () => listening.abort();
  }, []);

  return { listRef, dragged };
}
