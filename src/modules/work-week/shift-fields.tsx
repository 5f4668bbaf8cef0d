import { readDecimal } from '@/domain/typed-decimal';
import { readTime } from '@/domain/work-time/typed-time';
import { m } from '@/text/generated/messages';
import { ParsedField } from '@/ui/form/parsed-field';

interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  spoken?: boolean;
}

/** A time of day, taken as soon as it is one. */
export function TimeField(props: FieldProps<string>) {
  return (
    <ParsedField
      {...props}
      inputMode="numeric"
      placeholder="08:00"
      format={(time) => time}
      parse={(typed) => {
        const time = readTime(typed);
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
        const count = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : most + 1;
        return count > most ? { problem: m.work_week_no_count({ most }) } : { value: count };
      }}
    />
  );
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
        return 'value' in read ? read : { problem: m.work_week_no_wage() };
      }}
    />
  );
}
