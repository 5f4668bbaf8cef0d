import { laborParamsOf } from './labor-rules';
import { weekdayOnWire } from '../labor-params';
import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { data, notFound, Refusal } from '../replies';
import type { ShiftRow } from '../seed/work-schedules';
import { warningTexts, workWeek, type Warning } from '../work-time';
import type { World } from '../world';

/** A warning in one of the shapes a service could give it; the description shows none. */
function warningOnWire({ variants }: World, code: Warning): unknown {
  const message = warningTexts[code];
  return variants.scheduleWarnings === 'text' ? message : { code, message };
}

function shiftRecord({ profile }: World, shift: ShiftRow) {
  return {
    id: shift.id,
    weekday: weekdayOnWire(shift.weekday, profile),
    start_time: shift.start_time,
    end_time: shift.end_time,
    break_minutes: shift.break_minutes,
    break_paid: shift.break_paid === null ? null : shift.break_paid === 1,
  };
}

async function read({ world, integration, params }: Call) {
  const schedule = await world.db
    .selectFrom('work_schedules')
    .selectAll()
    .where('id', '=', params['id']?.toLowerCase() ?? '')
    .where('business_id', '=', integration.businessId)
    .executeTakeFirst();
  if (!schedule) throw new Refusal(notFound);
  const shifts = await world.db
    .selectFrom('work_shifts')
    .selectAll()
    .where('schedule_id', '=', schedule.id)
    .orderBy('weekday')
    .orderBy('start_time')
    .execute();
  const week = workWeek(shifts, await laborParamsOf(world, integration.businessId), world.profile);
  const record = {
    id: schedule.id,
    business_id: schedule.business_id,
    name: schedule.name,
    code: schedule.code,
    description: schedule.description,
    color: schedule.color,
    is_active: schedule.is_active === 1,
    shifts: shifts.map((shift) => shiftRecord(world, shift)),
    weekly_minutes: week.minutes,
    days: week.days
      .map(({ weekday, minutes, shiftKind, warnings }) => ({
        weekday: weekdayOnWire(weekday, world.profile),
        minutes,
        shift_kind: shiftKind,
        warnings: warnings.map((code) => warningOnWire(world, code)),
      }))
      .toSorted((a, b) => a.weekday - b.weekday),
    warnings: week.warnings.map((code) => warningOnWire(world, code)),
  };
  return data('status', onWire(record, schedule.overrides));
}

export const workScheduleOperations: readonly Operation[] = [
  {
    name: 'work-schedules.read',
    method: 'GET',
    path: '/hr/work-schedules/{id}',
    scope: 'hr.schedules',
    envelope: 'status',
    unauthorized: 'message',
    failure: 'error',
    handle: read,
  },
];
