import { useId, useState } from 'react';
import { readDate, type DateProblem } from '@/domain/typed-date';
import { formatCalendarDate, formatDayInWords } from '@/text/format';
import { m } from '@/text/generated/messages';
import { ToolField } from '@/ui/form/tool-field';
import classes from './day-filter.module.css';

interface Props {
  label: string;
  /** `YYYY-MM-DD`; null while the list is not narrowed by it. */
  value: string | null;
  onChange: (day: string | null) => void;
}

const problems: Record<DateProblem, () => string> = {
  'not-a-date': m.forms_not_a_date,
  'month-first': m.forms_month_first,
  'short-year': m.forms_short_year,
  'no-such-day': m.forms_no_such_day,
  'far-year': m.forms_far_year,
};

/**
 * A day a list is narrowed by, typed and shown day first: the browser's own field follows the browser's language, which need not
 * be that of the page. What is half typed narrows nothing; the day stands in words below.
 */
export function DayFilter({ label, value, onChange }: Props) {
  const noteId = useId();
  const [seen, setSeen] = useState(value);
  /** Null while the field shows what the list is narrowed by. */
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState('');
  if (seen !== value) {
    setSeen(value);
    setTyped(null);
  }
  const shown = typed ?? (value === null ? '' : formatCalendarDate(value));
  const reading = shown.trim() === '' ? null : readDate(shown);
  const day = reading !== null && 'value' in reading ? reading.value : null;
  const problem =
    reading !== null && 'problem' in reading && left === shown ? reading.problem : null;
  const commit = () => {
    setLeft(shown);
    if (reading !== null && day === null) return;
    if (day !== null) setTyped(formatCalendarDate(day));
    if (day !== value) onChange(day);
  };
  return (
    <div className={classes.field}>
      <ToolField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder={m.forms_date_pattern()}
        value={shown}
        aria-invalid={problem !== null || undefined}
        aria-describedby={noteId}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
      />
      <p id={noteId} className={classes.note} data-wrong={problem !== null || undefined}>
        <span role={problem === null ? undefined : 'alert'}>
          {problem !== null ? problems[problem]() : day === null ? null : formatDayInWords(day)}
        </span>
      </p>
    </div>
  );
}
