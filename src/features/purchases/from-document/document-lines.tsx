import { useRef, useState } from 'react';
import type { TypedLine } from '@/domain/purchase/line';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { moneyText } from '@/text/amount-text';
import { counted } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Button } from '@/ui/form/button';
import { withLineBack } from '../line-grid/grid-state';
import { useGrid, type GridStore } from '../line-grid/grid-store';
import { lineDifferencesInWords, lineTotals } from './document-changes';
import classes from './from-document.module.css';
import { InDocument } from './in-document';
import type { Imported } from './imported';

interface Props {
  imported: Imported;
  store: GridStore;
}

/** What lines the document has where others stand there, and those that were taken out. It costs the same however many there are. */
export function DocumentLines({ imported: { lines }, store }: Props) {
  const changed = useGrid(store.shown, (state) => state.changed);
  const added = useGrid(store.shown, ({ ofDocument, added: own }) => (ofDocument > 0 ? own : 0));
  const gone = useGrid(store.shown, (state) => state.gone);
  const now = useGrid(store.shown, ({ filled, sums }) => totalsText(lineTotals(filled, sums)));
  const told = totalsText(lines);
  const part = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(part);
  const putBack = (line: number) => {
    store.change(withLineBack(store.get(), line));
    store.flush();
    announce(m.purchases_line_is_back({ line }));
    const grid = part.current?.parentElement?.querySelector('[data-field="lines"]');
    focus('summary', ...(grid ? [grid] : []));
  };
  const differences = lineDifferencesInWords({ changed, added, gone: gone.size });
  return (
    <div ref={part} className={classes.told}>
      {now === told ? null : <InDocument told={told} />}
      {differences === null ? null : <p className={classes.original}>{differences}</p>}
      {gone.size === 0 ? null : <GoneLines gone={gone} onPutBack={putBack} />}
    </div>
  );
}

const totalsText = ({ count, amount }: { count: number; amount: string }) =>
  m.purchases_lines_of({ ...counted(count), amount: moneyText(amount) });

interface GoneProps {
  gone: ReadonlyMap<number, TypedLine>;
  onPutBack: (line: number) => void;
}

function GoneLines({ gone, onPutBack }: GoneProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={shared.more} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{m.purchases_lines_gone(counted(gone.size))}</summary>
      {isOpen ? (
        <ul className={classes.gone}>
          {[...gone].map(([line, { name, quantity, price }]) => (
            <li key={line} className={classes.goneLine}>
              <span>
                {m.purchases_line_in_document({ line, name: isolate(name), quantity, price })}
              </span>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={m.purchases_line_back_one({ line })}
                onClick={() => onPutBack(line)}
              >
                {m.purchases_line_back()}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
