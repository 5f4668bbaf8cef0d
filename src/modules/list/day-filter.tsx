import type { ReactNode } from 'react';
import { readDate, type DateProblem } from '@/domain/typed-date';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { formatDayInWords } from '@/text/day-in-words';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { ParsedField, type Parsed } from '@/ui/form/parsed-field';

interface Props {
  label: string;
  /** `YYYY-MM-DD`; null while the list is not narrowed by it. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** What stands below, told whether it is this day that is typed. */
  renderUnder?: (isInUse: boolean) => ReactNode;
}

const problems: Record<DateProblem, () => string> = {
  'not-a-date': m.forms_not_a_date,
  'month-first': m.forms_month_first,
  'no-such-day': m.forms_no_such_day,
  'far-year': m.forms_far_year,
};

/**
 * A day a list is narrowed by, typed and shown day first: the browser's own field follows the browser's language, which need not
 * be that of the page. What is half typed narrows nothing; the day stands in words below.
 */
export function DayFilter({ label, value, onChange, renderUnder }: Props) {
  const today = useBusinessToday();
  return (
    <ParsedField
      label={label}
      inputMode="numeric"
      placeholder={m.forms_date_pattern()}
      value={value}
      format={(day) => (day === null ? '' : formatCalendarDate(day))}
      parse={(typed) => parseDay(typed, today)}
      note={(day) => (day === null ? null : formatDayInWords(day))}
      onChange={onChange}
      {...(renderUnder && { renderUnder })}
    />
  );
}

function parseDay(typed: string, today: string): Parsed<string | null> {
  if (typed.trim() === '') return { value: null };
  const read = readDate(typed, today);
  return 'value' in read ? read : { problem: problems[read.problem]() };
}
