import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import classes from './ladder-step.module.css';
import { stepName } from './step-words';
import { nearnessOf, type StripStep } from './strip-steps';

interface Props extends StripStep {
  /** The same list on this step. */
  link: LinkProps;
  current: boolean;
  /** Lots of the fullest step: the longest bar. */
  most: number;
  onRetry: () => void;
  /** Amounts, once the rows are loaded. */
  children?: ReactNode;
}

/** A step: its name, how many lots stand on it, and a bar beside those of the others. It opens the list of exactly these. */
export function LadderStep(props: Props) {
  const { step, count, leavesSpent, link, current, most, onRetry, children } = props;
  const name = stepName(step);
  const lots = count.state === 'known' ? count.lots : null;
  const face = (
    <>
      <span className={classes.name}>{name}</span>
      <Figure count={count} />
      {step === 'within-7' && lots !== null ? (
        <span className={classes.aside}>{m.ladder_with_today()}</span>
      ) : null}
      {leavesSpent ? <span className={classes.aside}>{m.ladder_without_spent()}</span> : null}
      {children}
    </>
  );
  return (
    <li
      className={classes.step}
      data-nearness={nearnessOf(step)}
      data-current={current || undefined}
      data-none={lots === 0 || undefined}
      title={step === 'later' ? m.ladder_step_later_help() : undefined}
    >
      {lots === 0 && !current ? (
        <span className={classes.face}>{face}</span>
      ) : (
        <Link
          {...link}
          className={classes.face}
          preload={false}
          activeProps={{}}
          aria-current={current ? 'true' : undefined}
        >
          {face}
        </Link>
      )}
      {count.state === 'failed' ? (
        <button
          type="button"
          className={classes.retry}
          aria-label={m.ladder_step_retry_of({ step: name })}
          onClick={onRetry}
        >
          {m.ladder_step_retry()}
        </button>
      ) : null}
      <span className={classes.bar} aria-hidden>
        <span style={{ width: share(lots, most) }} />
      </span>
    </li>
  );
}

function Figure({ count }: Pick<StripStep, 'count'>) {
  switch (count.state) {
    case 'known':
      return (
        <span className={classes.figure}>
          {formatQuantity(count.lots)} <small>{m.ladder_lots_word({ count: count.lots })}</small>
        </span>
      );
    case 'loading':
      return <span>{m.ladder_loading()}</span>;
    case 'failed':
      return <span>{m.ladder_step_failed()}</span>;
    case 'after-rows':
      return (
        <>
          <span className={classes.figure}>—</span>
          <span className={classes.aside} title={m.ladder_after_rows_why()}>
            {m.ladder_after_rows()}
          </span>
        </>
      );
  }
}

/** A step that has lots has a bar, however short. */
function share(lots: number | null, most: number): string {
  if (lots === null || lots === 0 || most === 0) return '0';
  return `max(3px, ${((lots / most) * 100).toFixed(1)}%)`;
}
