import { expect, it } from 'vitest';
import { readLaborParams } from '@/api/labor-rules/params';
import { countingRules } from '@/api/labor-rules/work-rules';
import { ordinaryParams } from '../test-params';
import { requestAsJson } from './change-request';
import { figuresOf } from './compared-plans';
import type { Plan } from './plan';

const shift = { startTime: '08:00', endTime: '17:00', breakMinutes: 60, breakPaid: null };
const plan: Plan = [
  { ...shift, weekday: 1 },
  { ...shift, weekday: 2, breakPaid: false },
  { ...shift, weekday: 3, breakMinutes: 0 },
];

function fileBy(params: object | null): unknown {
  const counting = countingRules(params && readLaborParams(params, []));
  const side = { plan, figures: figuresOf({ plan, holidays: [] }, counting, []) };
  const { knowsKinds } = counting;
  const schedule = { id: null, code: null, name: null };
  const gaps = { shifts: 0, breaks: 0 };
  const sides = { before: side, after: side };
  const date = '2026-03-16';
  return JSON.parse(
    requestAsJson({ schedule, gaps, knowsKinds, date, holidays: [], groups: [], ...sides }),
  );
}

it('the file says what rules decided, and what nobody did', () => {
  const decided = { breaks_taken_as_paid: 0, night_minutes: 0, overtime_minutes: 120 };
  expect(fileBy(ordinaryParams)).toMatchObject({ limits_checked: true, after: decided });
  const open = { breaks_taken_as_paid: 1, night_minutes: null, overtime_minutes: null };
  expect(fileBy(null)).toMatchObject({ limits_checked: false, before: open, after: open });
});
