import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { Button } from '@/ui/form/button';
import section from '@/ui/layout/section-head.module.css';
import classes from './assignments.module.css';
import { RemoveOne } from './remove-one';
import { endWords, type RemovalEnd } from './removal-ends';

interface Row {
  id: string;
  end: RemovalEnd | null;
}

interface Props {
  ids: readonly string[];
  /** To an empty list. */
  onOver: () => void;
}

/**
 * One removal after the other. None begins while nobody knows what became of the one before it, unless a person leaves that one so.
 */
export function RemovalRun({ ids, onOver }: Props) {
  const [rows, setRows] = useState<readonly Row[]>(() => ids.map((id) => ({ id, end: null })));
  const [reason, setReason] = useState('');
  /** The attempt that is asked for anew, because nobody knows what came of it. */
  const [askedBefore, setAskedBefore] = useState<string | null>(null);
  const current = rows.find(({ end }) => end === null)?.id;
  const end = (id: string, how: RemovalEnd, typed: string) => {
    setRows(rows.map((row) => (row.id === id ? { id, end: how } : row)));
    setReason(typed);
    setAskedBefore(null);
  };
  return (
    <>
      <ol className={classes.run} aria-label={m.assignments_run()}>
        {rows.map((row, at) => (
          <li key={row.id} className={classes.row}>
            {row.id === current ? (
              <RemoveOne
                key={askedBefore}
                id={row.id}
                place={m.assignments_place({
                  at: formatQuantity(at + 1),
                  total: formatQuantity(rows.length),
                })}
                reason={reason}
                askedBefore={askedBefore}
                hasMore={rows.some(({ id, end: how }) => how === null && id !== row.id)}
                onEnd={(how, typed) => end(row.id, how, typed)}
                onAgain={(typed, attemptId) => {
                  setReason(typed);
                  setAskedBefore(attemptId);
                }}
              />
            ) : (
              <EndedRow row={row} />
            )}
          </li>
        ))}
      </ol>
      {current === undefined ? <RunOver rows={rows} onOver={onOver} /> : null}
    </>
  );
}

function EndedRow({ row: { id, end } }: { row: Row }) {
  const words = end === null ? null : endWords[end.is];
  return (
    <p className={classes.ended}>
      <code className={classes.id}>{id}</code>{' '}
      <Badge tone={words?.tone ?? 'neutral'}>{(words?.name ?? m.assignments_waiting)()}</Badge>{' '}
      {end === null || end.attemptId === null ? null : (
        <Link to="/attempts/$attemptId" params={{ attemptId: end.attemptId }} preload={false}>
          {m.assignments_journal()}
        </Link>
      )}
    </p>
  );
}

function RunOver({ rows, onOver }: { rows: readonly Row[]; onOver: () => void }) {
  const gone = rows.filter(({ end }) => end !== null && endWords[end.is].isGone).length;
  const words = { gone: formatQuantity(gone), total: formatQuantity(rows.length) };
  return (
    <div className={classes.over}>
      <h2 ref={useFocusOnArrival()} tabIndex={-1} className={section.title}>
        {m.assignments_over(words)}
      </h2>
      <Button onClick={onOver}>{m.assignments_others()}</Button>
    </div>
  );
}
