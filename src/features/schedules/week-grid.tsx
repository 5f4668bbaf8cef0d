import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { Shift, WorkSchedule } from '@/api/work-schedules/schemas';
import {
  minutesPerDay,
  nightBands,
  weekFrom,
  weekPieces,
  type Piece,
  type Span,
} from '@/domain/work-week';
import { formatQuantity } from '@/text/format';
import { timesInWords } from '@/modules/work-week/finding-words';
import { m } from '@/text/generated/messages';
import { formatWeekday } from '@/text/day-in-words';
import { formatMinutes, weekdayHead } from '@/text/work-time';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { ownDay, type CountedSchedule } from './counted-schedule';
import { breakInWords, kindInWords, minutesAsTold } from './schedule-words';
import type { DayRules } from './use-day-rules';
import classes from './week-grid.module.css';

interface Props {
  schedule: WorkSchedule;
  rules: DayRules;
  counted: CountedSchedule;
}

const hours = [0, 6, 12, 18, 24];

/** Days as columns and hours as rows where there is room; else the days one under the other, each with its shifts. */
export function WeekGrid({ schedule, rules: { dayBand, params }, counted }: Props) {
  const pieces = weekPieces(schedule.shifts.rows);
  const nights = dayBand === null ? [] : nightBands(dayBand);
  return (
    <div className={classes.frame}>
      <div className={classes.grid}>
        <div className={classes.hours} aria-hidden>
          {hours.map((hour) => (
            <span key={hour} style={place({ from: hour * 60, to: hour * 60 })}>
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        <ul className={classes.days} aria-label={m.schedules_grid()}>
          {weekFrom(params?.weekStartsOn ?? null).map((weekday) => (
            <Day
              key={weekday}
              weekday={weekday}
              schedule={schedule}
              pieces={pieces.filter((piece) => piece.weekday === weekday)}
              nights={nights}
              own={ownDay(counted, weekday)?.minutes ?? null}
            />
          ))}
        </ul>
      </div>
      {dayBand === null || nights.length === 0 ? null : (
        <p className={classes.legend}>
          <span className={classes.swatch} aria-hidden />
          {m.schedules_night({ from: dayBand.end, to: dayBand.start })}
          <Link to="/labor-rules">{m.schedules_rules_open()}</Link>
        </p>
      )}
    </div>
  );
}

interface DayProps {
  weekday: number;
  schedule: WorkSchedule;
  pieces: readonly Piece<Shift>[];
  nights: readonly Span[];
  /** The minutes we count; null where something is missing. */
  own: number | null;
}

function Day({ weekday, schedule: { days }, pieces, nights, own }: DayProps) {
  const ofDay = days.rows.filter((day) => day.weekday === weekday);
  const minutes = ofDay[0]?.minutes ?? null;
  const warnings = ofDay.reduce((sum, day) => sum + day.warnings.length, 0);
  const kind = ofDay[0] ? kindInWords(ofDay[0]) : null;
  const isOther = own !== null && minutes !== null && own !== minutes;
  return (
    <li className={classes.day} data-warned={warnings > 0 || undefined}>
      <div className={classes.head}>
        <h3>{weekdayHead(weekday)}</h3>
        <strong title={minutesAsTold(minutes)}>
          {minutes === null ? m.common_not_told() : formatMinutes(minutes)}
        </strong>
        {kind === null ? null : (
          <span>
            <bdi>{kind}</bdi>
          </span>
        )}
        {warnings > 0 ? (
          <span className={classes.warned}>
            <IconAlertTriangle size={14} aria-hidden />
            <span aria-hidden>{formatQuantity(warnings)}</span>
            <HiddenText>
              {m.schedules_warnings({ total: formatQuantity(warnings), count: warnings })}
            </HiddenText>
          </span>
        ) : null}
        {isOther ? (
          <span className={classes.warned}>
            {m.schedules_own_other({ minutes: formatMinutes(own) })}
          </span>
        ) : null}
      </div>
      <div className={classes.track}>
        {nights.map((night) => (
          <span key={night.from} className={classes.night} style={place(night)} aria-hidden />
        ))}
        {pieces.length === 0 ? (
          <p className={classes.free}>{m.schedules_no_shifts()}</p>
        ) : (
          <ul className={classes.shifts}>
            {pieces.map((piece) => (
              // No two that begin together stand in one lane.
              <li
                key={`${piece.from} ${piece.lane}`}
                className={classes.piece}
                style={place(piece)}
              >
                <Words piece={piece} weekday={weekday} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** What began the day before says so, and is counted there. */
function Words({
  piece: { shift, isRest, lanes },
  weekday,
}: {
  piece: Piece<Shift>;
  weekday: number;
}) {
  const before = formatWeekday(((weekday + 5) % 7) + 1);
  return (
    <>
      <strong>
        {isRest ? m.schedules_rest_of({ time: shift.endTime ?? '' }) : timesInWords(shift)}
      </strong>
      <span>{isRest ? m.schedules_from_day({ day: before }) : breakInWords(shift)}</span>
      {lanes > 1 ? <span className={classes.overlap}>{m.schedules_overlap()}</span> : null}
    </>
  );
}

/** Where something stands in its day, in shares of it, and beside what it overlaps. */
function place({ from, to, lane = 0, lanes = 1 }: Span & { lane?: number; lanes?: number }) {
  const shares = {
    '--from': from / minutesPerDay,
    '--to': to / minutesPerDay,
    '--lane': lane / lanes,
    '--wide': 1 / lanes,
  };
  return shares as CSSProperties;
}
