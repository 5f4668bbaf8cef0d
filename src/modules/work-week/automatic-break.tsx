import { Link } from '@tanstack/react-router';
import type { AutomaticBreak } from '@/api/labor-rules/work-rules';
import { lawLimits } from '@/domain/work-time/work-rules';
import { m } from '@/text/generated/messages';
import { formatMinutes } from '@/text/work-time';
import classes from './work-week.module.css';

/** What became here of the break that rules deduct by themselves, of which the description says no more than its length. */
export function AutomaticBreakNote({ automaticBreak }: { automaticBreak: AutomaticBreak | null }) {
  if (automaticBreak === null) return null;
  const minutes = formatMinutes(automaticBreak.minutes);
  const length = formatMinutes(lawLimits.withoutBreak);
  return (
    <p className={classes.note}>
      {automaticBreak.isCounted
        ? m.work_week_deducted({ minutes, length })
        : m.work_week_not_deducted({ minutes })}{' '}
      <Link to="/diagnostics" hash="diagnostics-assumptions">
        {m.work_week_to_assumptions()}
      </Link>
    </p>
  );
}
