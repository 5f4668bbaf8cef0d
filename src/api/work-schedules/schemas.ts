import * as z from 'zod/mini';
import { idParam } from '../core/params';
import { readRows, type Rows } from '../core/rows';
import { readShape } from '../core/shape';
import {
  optionalCode,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalUuid,
} from '../core/wire';
import { optionalTime, optionalWeekday, type Weekday } from '../core/wire-time';
import { readWarnings, type ScheduleWarning } from './warnings';

export const workScheduleParams = z.object({ id: idParam });

/** A stretch of work; one that ends at or before its start ends on the next day. */
export interface Shift {
  id: string | null;
  weekday: Weekday | null;
  /** `HH:MM`; the end may be `24:00`. */
  startTime: string | null;
  endTime: string | null;
  breakMinutes: number | null;
  /** Null leaves it to the labor rules. */
  breakPaid: boolean | null;
}

export interface ScheduleDay {
  weekday: Weekday | null;
  minutes: number | null;
  /** As it came; null for none. */
  shiftKind: string | null;
  warnings: ScheduleWarning[];
}

/** A work schedule. Null is what the service did not give. */
export interface WorkSchedule {
  id: string | null;
  businessId: string | null;
  name: string | null;
  code: string | null;
  description: string | null;
  /** As it came, not always a color. */
  color: string | null;
  isActive: boolean | null;
  shifts: Rows<Shift>;
  weeklyMinutes: number | null;
  days: Rows<ScheduleDay>;
  warnings: ScheduleWarning[];
}

const warnings = z.pipe(z.optional(z.unknown()), z.transform(readWarnings));
const list = z._default(z.nullable(z.array(z.unknown())), null);

const shift = z.pipe(
  z.object({
    id: optionalUuid,
    weekday: optionalWeekday,
    start_time: optionalTime,
    end_time: optionalTime,
    break_minutes: optionalNumber,
    break_paid: optionalFlag,
  }),
  z.transform((wire): Shift => ({
    id: wire.id,
    weekday: wire.weekday,
    startTime: wire.start_time,
    endTime: wire.end_time,
    breakMinutes: wire.break_minutes,
    breakPaid: wire.break_paid,
  })),
);

const day = z.pipe(
  z.object({
    weekday: optionalWeekday,
    minutes: optionalNumber,
    shift_kind: optionalCode,
    warnings,
  }),
  z.transform((wire): ScheduleDay => ({
    weekday: wire.weekday,
    minutes: wire.minutes,
    shiftKind: wire.shift_kind,
    warnings: wire.warnings,
  })),
);

const answer = z.object({
  data: z.object({
    id: optionalUuid,
    business_id: optionalUuid,
    name: optionalText,
    code: optionalCode,
    description: optionalText,
    color: optionalText,
    is_active: optionalFlag,
    shifts: list,
    weekly_minutes: optionalNumber,
    days: list,
    warnings,
  }),
});

/** Reads a work schedule. */
export function readWorkSchedule(body: unknown): WorkSchedule {
  const wire = readShape(answer, body).data;
  return {
    id: wire.id,
    businessId: wire.business_id,
    name: wire.name,
    code: wire.code,
    description: wire.description,
    color: wire.color,
    isActive: wire.is_active,
    shifts: readRows(shift, wire.shifts ?? [], 'data.shifts'),
    weeklyMinutes: wire.weekly_minutes,
    days: readRows(day, wire.days ?? [], 'data.days'),
    warnings: wire.warnings,
  };
}
