import { Link } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { isOff, type LotCounted, type Standing } from '@/domain/lot-count';
import { groupedDecimal, type DecimalProblem } from '@/domain/typed-decimal';
import { m } from '@/text/generated/messages';
import classes from './count-cells.module.css';
import sheet from './count-sheet.module.css';
import type { Counts } from './counts';
import { stockOff } from './stock-off';

/** What the sheet calls a lot. */
export interface LotName {
  product: string;
  lot: string;
}

interface Props {
  branchId: string;
  lot: Batch;
  /** All lots of the sheet. */
  lots: readonly Batch[];
  name: LotName;
  counts: Counts;
  typed: string;
  counted: LotCounted;
}

/**
 * The cells that a count fills: what was counted, and by how much it is off, or why it is no number. Nothing moves as that comes: a
 * press on the next lot would miss it.
 */
export function CountCells({ branchId, lot, lots, name, counts, typed, counted }: Props) {
  const id = useId();
  const [isHere, setIsHere] = useState(false);
  const { problem, standing, difference } = counted;
  const { id: productId } = lot.product;
  // Half a number is none: nobody is told while they type it.
  const isTold = problem !== null && !isHere;
  return (
    <>
      <td className={sheet.count} data-align="end">
        <label className={sheet.short} htmlFor={`${id}-count`}>
          {m.ladder_sheet_column_counted()}
        </label>
        <input
          id={`${id}-count`}
          type="text"
          className={classes.field}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={m.ladder_sheet_quantity(name)}
          aria-invalid={isTold || undefined}
          aria-describedby={`${id}-words`}
          value={typed}
          onChange={({ currentTarget: { value } }) => counts.type(lot.id, value)}
          onKeyDown={moveBetweenLots}
          onFocus={({ currentTarget }) => {
            setIsHere(true);
            currentTarget.select();
          }}
          onBlur={() => {
            setIsHere(false);
            counts.tidy(lot.id);
          }}
        />
      </td>
      <td className={sheet.difference} data-align="end">
        <span className={classes.off} data-standing={standing}>
          {isTold ? (
            <span id={`${id}-words`} className={classes.problem} role="alert">
              {problemWords[problem]()}
            </span>
          ) : (
            <span id={`${id}-words`}>
              {difference === null ? null : (
                <span className={classes.by} data-long={difference.length > 9 || undefined}>
                  {signed(difference)}
                </span>
              )}{' '}
              {offWords[standing]?.()}
            </span>
          )}
          {isOff(standing) && productId !== null ? (
            <Link
              className={classes.adjust}
              to="/branches/$branchId/products/$productId/stock"
              params={{ branchId, productId }}
              // Asked when it is pressed: other lots may be counted after this one.
              state={() => ({ stockOff: stockOff(productId, lots, counts) })}
              preload={false}
              aria-label={m.ladder_sheet_adjust_of({ product: name.product })}
            >
              {m.ladder_sheet_adjust()}
            </Link>
          ) : null}
        </span>
      </td>
    </>
  );
}

const offWords: Partial<Record<Standing, () => string>> = {
  short: m.ladder_sheet_short,
  over: m.ladder_sheet_over,
};

const problemWords: Record<DecimalProblem, () => string> = {
  'not-digits': m.ladder_sheet_not_digits,
  unclear: m.ladder_sheet_unclear,
  negative: m.ladder_sheet_negative,
  'not-above-zero': m.ladder_sheet_negative,
  'too-many-decimals': m.ladder_sheet_too_many_decimals,
  'too-large': m.ladder_sheet_too_large,
};

/** A difference with the sign it has, also where there is more. */
function signed(difference: string): string {
  if (difference.startsWith('-')) return `\u2212${groupedDecimal(difference.slice(1))}`;
  return difference === '0' ? '0' : `+${groupedDecimal(difference)}`;
}

const steps: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  Enter: 'nextElementSibling',
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

/** The arrows go to the same place of the next lot, and Enter does from a count. No row but that one is looked at. */
export function moveBetweenLots(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, shiftKey, currentTarget: field } = event;
  const step = key === 'Enter' && shiftKey ? 'previousElementSibling' : steps[key];
  if (step === undefined) return;
  event.preventDefault();
  const row = field.closest('tr')?.[step];
  row?.querySelector<HTMLInputElement>(`input[type="${field.type}"]`)?.focus();
}
