import { useId, useRef, useState } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import classes from './count-sheet.module.css';
import type { LotCount, Counts } from './counts';
import type { SheetShown } from './shown-lots';
import { countedIn, type Tally } from './tally';

interface Props {
  counts: Counts;
  tally: Tally;
  /** Of the sheet. */
  lots: readonly Pick<Batch, 'id'>[];
  shown: SheetShown;
  /** Lots stand otherwise than when the rows were chosen. */
  isOutdated: boolean;
  onShow: (shown: SheetShown) => void;
}

const choices: Record<SheetShown, () => string> = {
  all: m.ladder_sheet_show_all,
  open: m.ladder_sheet_show_open,
  off: m.ladder_sheet_show_off,
};

/** How far the count is, which lots are shown, and a new beginning. */
export function SheetBar({ counts, tally, lots, shown, isOutdated, onShow }: Props) {
  const name = useId();
  const [forgotten, setForgotten] = useState<ReadonlyMap<string, LotCount> | null>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  const total = lots.length;
  const counted = countedIn(tally, total);
  const isBlank = counted === 0 && tally.unclear === 0;
  return (
    <>
      {tally.isKept ? null : <Notice tone="warn">{m.ladder_sheet_not_kept()}</Notice>}
      <div className={classes.bar}>
        <output className={classes.progress}>
          <progress aria-hidden value={counted} max={Math.max(1, total)} />
          {tallyInWords(tally, total)}
        </output>
        <fieldset className={classes.choices}>
          <legend className={classes.legend}>{m.ladder_sheet_show()}</legend>
          {(Object.keys(choices) as SheetShown[]).map((choice) => (
            <label key={choice} className={classes.filter}>
              <input
                type="radio"
                name={name}
                checked={shown === choice}
                onChange={() => onShow(choice)}
              />
              {choices[choice]()}
            </label>
          ))}
          {shown === 'all' || !isOutdated ? null : (
            <Button size="compact-sm" variant="default" onClick={() => onShow(shown)}>
              {m.ladder_sheet_show_again()}
            </Button>
          )}
        </fieldset>
        {forgotten === null ? null : (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              counts.restore(forgotten);
              setForgotten(null);
              onShow(shown);
              clearButton.current?.focus();
            }}
          >
            {m.ladder_sheet_restore()}
          </Button>
        )}
        {isBlank && forgotten === null ? null : (
          <Button
            size="compact-sm"
            variant="default"
            ref={clearButton}
            aria-disabled={isBlank}
            data-disabled={isBlank || undefined}
            onClick={() => {
              if (isBlank) return;
              setForgotten(counts.clear(lots.map(({ id }) => id)));
              onShow(shown);
            }}
          >
            {m.ladder_sheet_clear()}
          </Button>
        )}
      </div>
    </>
  );
}

/** The count in one line; what there is none of is not told. */
function tallyInWords(tally: Tally, total: number): string {
  const { short, over, unclear } = tally;
  const lots = (count: number) => ({ lots: formatQuantity(count) });
  return [
    m.ladder_sheet_counted({
      counted: formatQuantity(countedIn(tally, total)),
      total: formatQuantity(total),
    }),
    ...(short > 0 ? [m.ladder_sheet_tally_short(lots(short))] : []),
    ...(over > 0 ? [m.ladder_sheet_tally_over(lots(over))] : []),
    ...(unclear > 0 ? [m.ladder_sheet_tally_unclear(lots(unclear))] : []),
  ].join(' · ');
}
