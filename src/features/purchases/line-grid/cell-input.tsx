import {
  startTransition,
  useCallback,
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
import { isBlock, laterPasted } from '@/modules/table-file/later-pasted';
import type { ProductFinder } from '@/modules/whole-list/use-product-finder';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { choicesOf, chosenBy } from './choice-cells';
import { useGrid, type GridStore } from './grid-store';
import classes from './line-grid.module.css';
import { refusalNow, type LineRefusals } from './line-refusals';
import { headOf } from './line-words';
import type { PastedTable } from './pasted-lines';

interface Props {
  inputRef: RefObject<HTMLInputElement | null>;
  store: GridStore;
  row: number;
  column: LineColumn;
  /** A line before anything of it is typed. */
  begun: TypedLine;
  /** What the grid says of the line. */
  describedBy: string;
  refusals: LineRefusals;
  types: readonly string[];
  pricesHoldVat: boolean;
  finder: ProductFinder;
  onText: (text: string) => void;
  /** `before` stood in the cell when it was entered. */
  onProduct: (product: Product, before: string) => void;
  /** Its amount is to be split. */
  onSplit: () => void;
  /** Keys that are not the list's own. */
  onKey: (event: KeyboardEvent<HTMLInputElement>, before: string) => void;
  onTable: (table: PastedTable) => void;
}

const none: readonly Product[] = [];
/** About as high as one is drawn, in pixels. */
const optionHeight = 32;

/**
 * The one cell that is typed in; it is mounted anew wherever the person goes. The input holds its own text: a key draws nothing
 * anew before it is seen.
 */
export function CellInput(props: Props) {
  const { inputRef, store, row, column, begun, refusals, types, finder } = props;
  const { onText, onProduct, onKey } = props;
  const isWrong = useGrid(store.shown, ({ rows: { [row]: now } }) => {
    if (now === undefined) return false;
    const isRefused = refusalNow(refusals, now)?.columns.includes(column) ?? false;
    return isRefused || now.reading.problems[column] !== undefined;
  });
  const choices = useMemo(() => choicesOf(column, types), [column, types]);
  /** A line that is not there yet has its type and kind already. */
  const textNow = useCallback(() => {
    const { [column]: text } = store.get().rows[row]?.line ?? begun;
    return text;
  }, [store, row, column, begun]);
  const writtenNow = useCallback(() => {
    const text = textNow();
    return choices?.find(({ value }) => value === text)?.letter ?? text;
  }, [textNow, choices]);
  const [before] = useState(textNow);
  const [written] = useState(writtenNow);
  const follow = useCallback(() => {
    const { current: input } = inputRef;
    const now = writtenNow();
    if (input !== null && input.value !== now) input.value = now;
  }, [inputRef, writtenNow]);
  useLayoutEffect(() => {
    follow();
    return store.subscribe(follow);
  }, [store, follow]);
  const listId = useId();
  const isFinding = column === 'sku' || column === 'name';
  /** The products offered are of what was typed in this visit; a cell that was only reached offers nothing. */
  const [asked, setAsked] = useState<string | null>(null);
  /** As `asked`, before there was time to look: a key that is pressed until then is meant for what is offered for this. */
  const typed = useRef<string | null>(null);
  const [chosen, setChosen] = useState(-1);
  const offered = useMemo(() => (asked === null ? none : finder.offered(asked)), [finder, asked]);
  const at = chosen < offered.length ? chosen : -1;
  const close = () => {
    typed.current = null;
    setAsked(null);
    setChosen(-1);
  };
  const take = (product: Product) => {
    close();
    onProduct(product, before);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const isCurrent = typed.current === asked;
    const current = isCurrent || typed.current === null ? offered : finder.offered(typed.current);
    if (current.length > 0 && !event.ctrlKey && !event.metaKey) {
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        const step = key === 'ArrowDown' ? 1 : -1;
        if (!isCurrent) setAsked(typed.current);
        setChosen(Math.max(-1, Math.min(current.length - 1, at + step)));
        return;
      }
      const product = current[at];
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
    const text = event.clipboardData.getData('text/plain');
    // A block becomes lines of its own, and none is made of one cell and the empty ones before it.
    if (!isBlock(text.trim())) return;
    event.preventDefault();
    close();
    void laterPasted.load().then(({ readPasted }) => props.onTable(readPasted(text)));
  };
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
        aria-label={m.purchases_line_cell({
          column: headOf(column, props.pricesHoldVat),
          line: row + 1,
        })}
        aria-invalid={isWrong || undefined}
        aria-describedby={props.describedBy}
        {...(isFinding && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': offered.length > 0,
          'aria-controls': listId,
          'aria-activedescendant': at < 0 ? undefined : `${listId}-${at}`,
        })}
        defaultValue={written}
        onChange={({ currentTarget: { value } }) => {
          if (choices === null) {
            const clean = withoutControls(value, 'one').text;
            onText(clean);
            if (isFinding) {
              setChosen(-1);
              typed.current = clean;
              startTransition(() => setAsked(clean));
            }
          } else {
            const picked = chosenBy(value, textNow(), choices);
            if (picked?.value === 'split') props.onSplit();
            else if (picked !== null) onText(picked.value);
          }
          // What was not taken as it was typed goes from the input too.
          follow();
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

/**
 * The products beside the cell. It stands over the rows, above the cell where there is no room below, and is brought into sight: the
 * page's lower edge, or the sums that keep to it, may hide it.
 */
function Offered({ listId, offered, at, anchor, onTake }: OfferedProps) {
  const list = useRef<HTMLDivElement>(null);
  const count = offered.length;
  useLayoutEffect(() => {
    // To ask where things are has the browser lay out the page at once: not for a list that is not shown.
    if (count === 0) return;
    const frame = anchor.current?.closest('table')?.parentElement?.getBoundingClientRect();
    const cell = anchor.current?.getBoundingClientRect();
    const needed = optionHeight * count;
    const isAbove =
      frame !== undefined &&
      cell !== undefined &&
      frame.bottom - cell.bottom < needed &&
      cell.top - frame.top > needed;
    list.current?.toggleAttribute('data-above', isAbove);
    list.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
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
          <span className={classes.optionCode}>
            <bdi>{product.sku}</bdi>
            {product.availability === null
              ? null
              : ` · ${m.purchases_in_stock({ stock: formatQuantity(product.availability) })}`}
          </span>
        </button>
      ))}
    </div>
  );
}
