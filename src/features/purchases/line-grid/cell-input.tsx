import {
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { Product } from '@/api/products/schemas';
import type { LineColumn, TypedLine } from '@/domain/purchase/line';
import { withoutControls } from '@/domain/typed-text';
import type { ProductFinder } from '@/modules/whole-list/use-product-finder';
import { m } from '@/text/generated/messages';
import { choicesOf, chosenBy } from './choice-cells';
import { useGrid, type GridStore } from './grid-store';
import classes from './line-grid.module.css';
import { columnWords } from './line-words';

interface Props {
  inputRef: RefObject<HTMLInputElement | null>;
  store: GridStore;
  row: number;
  column: LineColumn;
  /** A line before anything of it is typed. */
  begun: TypedLine;
  /** What the grid says of the line. */
  describedBy: string;
  types: readonly string[];
  finder: ProductFinder;
  onText: (text: string) => void;
  onProduct: (product: Product) => void;
  /** Keys that are not the list's own. */
  onKey: (event: KeyboardEvent<HTMLInputElement>, before: string) => void;
  onTable: (text: string) => void;
}

const none: readonly Product[] = [];
/** About as high as one is drawn, in pixels. */
const optionHeight = 32;

/** The one cell that is typed in; it is mounted anew wherever the person goes. */
export function CellInput(props: Props) {
  const { inputRef, store, row, column, begun, types, finder, onText, onProduct, onKey } = props;
  /** The newest text, while all that follows from it is drawn a moment later. */
  const text = useGrid(store, ({ rows }) => textIn(rows[row]?.line, column, begun));
  const isWrong = useGrid(
    store.shown,
    ({ rows }) => rows[row]?.reading.problems[column] !== undefined,
  );
  const [before] = useState(text);
  const listId = useId();
  const choices = choicesOf(column, types);
  const isFinding = column === 'sku' || column === 'name';
  /** The products offered are of what was typed in this visit; a cell that was only reached offers nothing. */
  const [asked, setAsked] = useState<string | null>(null);
  const [chosen, setChosen] = useState(-1);
  const searched = useDeferredValue(asked);
  const found = useMemo(
    () => (searched === null ? none : finder.offered(searched)),
    [finder, searched],
  );
  const offered = asked === null ? none : found;
  const at = chosen < offered.length ? chosen : -1;
  const close = () => {
    setAsked(null);
    setChosen(-1);
  };
  const take = (product: Product) => {
    close();
    onProduct(product);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (offered.length > 0 && !event.ctrlKey && !event.metaKey) {
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        const step = key === 'ArrowDown' ? 1 : -1;
        setChosen(Math.max(-1, Math.min(offered.length - 1, at + step)));
        return;
      }
      const product = offered[at];
      if (key === 'Enter' && product) {
        event.preventDefault();
        take(product);
        return;
      }
      if (key === 'Escape') {
        event.preventDefault();
        close();
        return;
      }
    }
    onKey(event, before);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\t\n\r]/.test(pasted.trim())) return;
    event.preventDefault();
    close();
    props.onTable(pasted);
  };
  const choice = choices?.find(({ value }) => value === text);
  return (
    <>
      <input
        ref={inputRef}
        className={classes.input}
        type="text"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        inputMode={
          column === 'quantity' || column === 'price' || column === 'amount' ? 'decimal' : 'text'
        }
        aria-label={m.purchases_line_cell({ column: columnWords[column](), line: row + 1 })}
        aria-invalid={isWrong || undefined}
        aria-describedby={props.describedBy}
        {...(isFinding && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': offered.length > 0,
          'aria-controls': listId,
          'aria-activedescendant': at < 0 ? undefined : `${listId}-${at}`,
        })}
        value={choices === null ? text : (choice?.letter ?? text)}
        onChange={({ currentTarget: { value } }) => {
          if (choices !== null) {
            const picked = chosenBy(value, text, choices);
            if (picked !== null) onText(picked.value);
            return;
          }
          const clean = withoutControls(value, 'one').text;
          onText(clean);
          if (isFinding) {
            setAsked(clean);
            setChosen(-1);
          }
        }}
        onKeyDown={handleKey}
        onPaste={paste}
        onBlur={close}
      />
      {isFinding ? (
        <Offered listId={listId} offered={offered} at={at} anchor={inputRef} onTake={take} />
      ) : null}
    </>
  );
}

/** A line that is not there yet has its type and kind already. */
function textIn(line: TypedLine | undefined, column: LineColumn, begun: TypedLine): string {
  const { [column]: text } = line ?? begun;
  return text;
}

interface OfferedProps {
  listId: string;
  offered: readonly Product[];
  at: number;
  anchor: RefObject<HTMLInputElement | null>;
  onTake: (product: Product) => void;
}

/** No element of HTML is a list to choose from that belongs to an input one goes on typing in. */
const roles = {
  list: { role: 'listbox' },
  option: (isChosen: boolean) => ({ role: 'option', 'aria-selected': isChosen }),
};

/** The products beside the cell. It stands over the rows, and above the cell where there is no room below. */
function Offered({ listId, offered, at, anchor, onTake }: OfferedProps) {
  const list = useRef<HTMLDivElement>(null);
  const count = offered.length;
  useLayoutEffect(() => {
    const frame = anchor.current?.closest('table')?.parentElement?.getBoundingClientRect();
    const cell = anchor.current?.getBoundingClientRect();
    const needed = optionHeight * count;
    const isAbove =
      frame !== undefined &&
      cell !== undefined &&
      frame.bottom - cell.bottom < needed &&
      cell.top - frame.top > needed;
    list.current?.toggleAttribute('data-above', isAbove);
  }, [anchor, count]);
  return (
    <div
      ref={list}
      id={listId}
      {...roles.list}
      aria-label={m.purchases_line_offered()}
      className={classes.offered}
      hidden={count === 0}
    >
      {offered.map((product, index) => (
        <button
          key={product.id}
          type="button"
          tabIndex={-1}
          id={`${listId}-${index}`}
          {...roles.option(index === at)}
          className={classes.option}
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(product);
          }}
        >
          <bdi>{product.name ?? product.sku}</bdi>
          <bdi className={classes.optionCode}>{product.sku}</bdi>
        </button>
      ))}
    </div>
  );
}
