import { readDecimal, type DecimalProblem } from '@/domain/typed-decimal';
import { endOfDay, readTime } from '@/domain/work-time/typed-time';
import { formatMoney, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { ParsedField } from '@/ui/form/parsed-field';
import classes from './work-week.module.css';

interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  onRead?: (isRead: boolean) => void;
  spoken?: boolean;
}

/** A time of day, taken as soon as it is one; only an end may be that of the day. */
export function TimeField({ of, ...props }: FieldProps<string> & { of: 'start' | 'end' }) {
  return (
    <ParsedField
      {...props}
      inputMode="numeric"
      placeholder="08:00"
      format={(time) => time}
      parse={(typed) => {
        const time = readTime(typed);
        if (of === 'start' && time === endOfDay) return { problem: m.work_week_no_start() };
        return time === null ? { problem: m.work_week_no_time() } : { value: time };
      }}
    />
  );
}

/** A whole number of minutes or people. */
export function CountField({ most, ...props }: FieldProps<number> & { most: number }) {
  return (
    <ParsedField
      {...props}
      eager
      inputMode="numeric"
      format={(count: number) => String(count)}
      parse={(typed) => {
        const read = readDecimal(typed, { decimals: 0, most: String(most), least: 'zero' });
        return 'value' in read
          ? { value: Number(read.value) }
          : { problem: countProblem(read.problem, formatQuantity(most)) };
      }}
    />
  );
}

function countProblem(problem: DecimalProblem, most: string): string {
  if (problem === 'too-many-decimals') return m.work_week_whole();
  if (problem === 'too-large') return m.work_week_up_to({ most });
  return m.work_week_no_count({ most });
}

const wages = { decimals: 4, most: '9999', least: 'above-zero' } as const;

/** What an hour is paid, as decimal text; empty while nobody has said. */
export function WageField({
  note,
  ...props
}: FieldProps<string> & { note?: (value: string) => string | null }) {
  return (
    <ParsedField
      {...props}
      {...(note && { note })}
      eager
      inputMode="decimal"
      format={(wage) => wage}
      parse={(typed) => {
        if (typed.trim() === '') return { value: '' };
        const read = readDecimal(typed, wages);
        return 'value' in read ? read : { problem: wageProblem(read.problem) };
      }}
    />
  );
}

function wageProblem(problem: DecimalProblem): string {
  if (problem === 'too-many-decimals') {
    return m.work_week_decimals({ most: formatQuantity(wages.decimals) });
  }
  if (problem === 'too-large') return m.work_week_up_to({ most: formatMoney(wages.most) });
  return m.work_week_no_wage();
}

/**
 * Above figures, beside the fields they come from: seen while one of those cannot be read, for the figures then go on with what
 * it held before.
 */
export function StaleFigures() {
  return (
    <div className={classes.stale}>
      <Notice tone="warn">{m.work_week_stale()}</Notice>
    </div>
  );
}
