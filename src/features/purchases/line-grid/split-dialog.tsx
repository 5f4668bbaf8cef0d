import { useState } from 'react';
import { readLine, typedParts, type TypedLine } from '@/domain/purchase/line';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { ToolField } from '@/ui/form/tool-field';
import { Dialog, DialogActions } from '@/ui/overlay/dialog';
import { partWords } from './line-words';
import classes from './line-grid.module.css';

interface Props {
  /** Its number. */
  at: number;
  line: TypedLine;
  onSplit: (line: TypedLine) => void;
  onClose: () => void;
}

/** Asks how much of a line's amount is exempt and how much not subject; the rest is taxed. Enter takes it, Escape does not. */
export function SplitDialog({ at, line, onSplit, onClose }: Props) {
  const [parts, setParts] = useState({
    exempt: line.exempt ?? '',
    notSubject: line.notSubject ?? '',
  });
  const split: TypedLine = { ...line, ...parts, kind: 'split' };
  const reading = readLine(split);
  const isWrong = reading.problems.kind !== undefined;
  const rest = reading.parts.taxed?.amount;
  const take = () => {
    if (!isWrong) onSplit(split);
  };
  return (
    <Dialog size="form" title={m.purchases_split_title({ line: at })} onClose={onClose}>
      <div className={classes.parts}>
        {typedParts.map((part) => (
          <ToolField
            key={part}
            label={partWords[part]()}
            inputMode="decimal"
            autoComplete="off"
            value={parts[part]}
            onChange={({ currentTarget }) => setParts({ ...parts, [part]: currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form around it is not sent by this.
              event.preventDefault();
              take();
            }}
          />
        ))}
        <output>
          {isWrong ? m.purchases_split_wrong() : null}
          {rest === undefined ? null : m.purchases_split_rest({ amount: moneyText(rest) })}
        </output>
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {m.purchases_match_cancel()}
        </Button>
        <Button disabled={isWrong} onClick={take}>
          {m.purchases_split_apply()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
