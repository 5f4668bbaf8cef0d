import { expect, it } from 'vitest';
import { readLaborParams } from '@/api/labor-rules/params';
import { countingRules, type CountingRules } from '@/api/labor-rules/work-rules';
import { readWorkSchedule, type WorkSchedule } from '@/api/work-schedules/schemas';
import { ordinaryParams } from '../test-params';
import { requestAsCsv, requestAsJson } from './change-request';
import { figuresOf } from './compared-plans';
import type { Plan } from './plan';

const shift = { startTime: '08:00', endTime: '17:00', breakMinutes: 60, breakPaid: null };
const plan: Plan = [
  { ...shift, weekday: 1 },
  { ...shift, weekday: 2, breakPaid: false },
  { ...shift, weekday: 3, breakMinutes: 0 },
];

const sideBy = (counting: CountingRules) => ({
  plan,
  figures: figuresOf({ plan, holidays: [] }, counting, []),
});
const schedule = { id: null, code: null, name: null };
const gaps = { shifts: 0, breaks: 0 };
const date = '2026-03-16';

function fileBy(params: object | null, told: WorkSchedule | null = null): unknown {
  const counting = countingRules(params && readLaborParams(params, []));
  const side = sideBy(counting);
  const { knowsKinds } = counting;
  const sides = { before: side, after: side };
  return JSON.parse(
    requestAsJson({ schedule, told, gaps, knowsKinds, date, holidays: [], groups: [], ...sides }),
  );
}

const told = readWorkSchedule({
  data: {
    weekly_minutes: 2_700,
    warnings: ['Sin descanso'],
    days: [
      { weekday: 1, minutes: 550, shift_kind: 'day', warnings: [{ code: 'X', text: 'Largo' }] },
    ],
  },
});

it('the file says what rules decided, and what nobody did', () => {
  const decided = { breaks_taken_as_paid: 0, night_minutes: 0, overtime_minutes: 120 };
  expect(fileBy(ordinaryParams)).toMatchObject({
    limits_checked: true,
    after: { our_count: decided },
  });
  const open = { breaks_taken_as_paid: 1, night_minutes: null, overtime_minutes: null };
  const side = { our_count: open };
  expect(fileBy(null)).toMatchObject({ limits_checked: false, before: side, after: side });
});

it('M233, M234: the service’s figures and warnings are in the files as it told them, and ours beside', () => {
  expect(fileBy(ordinaryParams, told)).toMatchObject({
    before: {
      weekly_minutes: 2_700,
      warnings: [{ code: null, text: 'Sin descanso' }],
      days: [
        { weekday: 1, minutes: 550, shift_kind: 'day', warnings: [{ code: 'X', text: 'Largo' }] },
      ],
      our_count: { weekly_minutes: 1_560 },
    },
    after: { our_count: { weekly_minutes: 1_560 } },
  });
  expect(fileBy(ordinaryParams, told)).not.toHaveProperty('after.weekly_minutes');
  const side = sideBy(countingRules(readLaborParams(ordinaryParams, [])));
  const file = requestAsCsv(
    { told, before: side, after: side, holidays: [] },
    ['Día', 'Antes', 'Después', 'Servicio', 'Antes', 'Después', 'Asueto', 'Advertencias'],
    { day: String, shifts: () => '', holiday: () => '', week: 'Semana' },
  );
  expect(file).toContain('"1","","",550,540,540,"","Largo"');
  expect(file).toContain('"2","","","",480,480,"",""');
  expect(file).toContain('"Semana","","",2700,1560,1560,"","Sin descanso"');
});
