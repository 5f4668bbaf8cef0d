import type { ReactNode } from 'react';
import type { CountedWeek } from '@/domain/work-time/count-week';
import type { WorkShift } from '@/domain/work-time/week-clock';
import { m } from '@/text/generated/messages';
import { weekdayHead } from '@/text/work-time';
import { articleInWords, findingInWords } from './finding-words';
import classes from './work-week.module.css';

interface Props {
  week: CountedWeek;
  /** Those that were counted. */
  shifts: readonly WorkShift[];
  label?: string;
  /** More lines of the list. */
  children?: ReactNode;
}

/** What our count has against a week, each by its day, its shifts and its article. */
export function FindingList({ week, shifts, label, children }: Props) {
  return (
    <ul className={classes.findings} aria-label={label}>
      {week.findings.map((finding) => (
        <li key={`${finding.rule} ${finding.weekday} ${finding.shifts.join()} ${finding.limit}`}>
          <strong>
            {finding.weekday === null ? m.schedules_whole_week() : weekdayHead(finding.weekday)}
          </strong>
          : {findingInWords(finding, week, shifts)}{' '}
          <span className={classes.note}>{articleInWords(finding)}</span>
        </li>
      ))}
      {children}
    </ul>
  );
}
