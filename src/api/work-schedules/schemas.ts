import * as z from 'zod/mini';
import { idParam } from '../core/params';
import { readRowsOfRecord, type Rows } from '../core/rows';
import {
  optionalCode,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalUuid,
} from '../core/wire';
import { readData, wireRecord } from '../core/wire-record';
import { optionalTime, optionalWeekday } from '../core/wire-time';
import { readWarnings } from './warnings';

export const workScheduleParams = z.object({ id: idParam });

const warnings = z.pipe(z.optional(z.unknown()), z.transform(readWarnings));
const list = z._default(z.nullable(z.array(z.unknown())), null);

const shift = wireRecord({
  id: ['id', optionalUuid],
  weekday: ['weekday', optionalWeekday],
  /** `HH:MM`; the end may be `24:00`. */
  startTime: ['start_time', optionalTime],
  endTime: ['end_time', optionalTime],
  breakMinutes: ['break_minutes', optionalNumber],
  /** Null leaves it to the labor rules. */
  breakPaid: ['break_paid', optionalFlag],
});

/** A stretch of work; one that ends at or before its start ends on the next day. */
export type Shift = z.output<typeof shift>;

/** A field that cannot be read is null and costs only itself: its day may have warnings, and none is swallowed (M234). */
const day = wireRecord({
  weekday: ['weekday', z.catch(optionalWeekday, null)],
  minutes: ['minutes', z.catch(optionalNumber, null)],
  /** As it came; null for none. */
  shiftKind: ['shift_kind', z.catch(optionalCode, null)],
  warnings: ['warnings', warnings],
});
export type ScheduleDay = z.output<typeof day>;

const schedule = wireRecord({
  id: ['id', optionalUuid],
  businessId: ['business_id', optionalUuid],
  name: ['name', optionalText],
  code: ['code', optionalCode],
  description: ['description', optionalText],
  /** As it came, not always a color. */
  color: ['color', optionalText],
  isActive: ['is_active', optionalFlag],
  shifts: ['shifts', list],
  weeklyMinutes: ['weekly_minutes', optionalNumber],
  days: ['days', list],
  warnings: ['warnings', warnings],
});

/** A work schedule. Null is what the service did not give. */
export type WorkSchedule = Omit<z.output<typeof schedule>, 'shifts' | 'days'> & {
  shifts: Rows<Shift>;
  days: Rows<ScheduleDay>;
};

export function readWorkSchedule(body: unknown): WorkSchedule {
  const { shifts, days, ...told } = readData(schedule, body);
  return {
    ...told,
    shifts: readRowsOfRecord(shift, shifts ?? [], 'data.shifts'),
    days: readRowsOfRecord(day, days ?? [], 'data.days'),
  };
}
