import { minuteOf, minutesPerDay } from '@/domain/work-week';
import classes from './labor-rules.module.css';

interface Props {
  /** `HH:MM`. */
  start: string | null;
  end: string | null;
}

/** The hours of day and of night as the words beside it say them, drawn from midnight to midnight; the day may cross it. */
export function DayBand({ start, end }: Props) {
  if (start === null || end === null) return null;
  const from = minuteOf(start);
  const to = minuteOf(end);
  const parts =
    from < to
      ? [[from, to]]
      : [
          [0, to],
          [from, minutesPerDay],
        ];
  return (
    <div className={classes.band} aria-hidden>
      {parts.map(([begin = 0, stop = 0]) => (
        <span
          key={begin}
          style={{
            insetInlineStart: `${(begin / minutesPerDay) * 100}%`,
            width: `${((stop - begin) / minutesPerDay) * 100}%`,
          }}
        />
      ))}
      {['0', '6', '12', '18', '24'].map((hour) => (
        <small key={hour} style={{ insetInlineStart: `${(Number(hour) / 24) * 100}%` }}>
          {hour}
        </small>
      ))}
    </div>
  );
}
