import { describe, expect, it } from 'vitest';
import { readWorkSchedule } from '@/api/work-schedules/schemas';
import { originOf, planDraft } from './plan-form';

const told = { weekday: 1, start_time: '08:00', end_time: '12:00', break_minutes: 15 };
const copyOf = (...shifts: unknown[]) => originOf(readWorkSchedule({ data: { shifts } }));

describe('the copy of a schedule', () => {
  it('says how many shifts it is without, and how many breaks it takes as none', () => {
    const whole = copyOf(told, { ...told, break_minutes: 0 });
    expect(whole.gaps).toEqual({ shifts: 0, breaks: 0 });
    const untold = { ...told, break_minutes: null };
    const nowhere = { ...told, weekday: null, break_minutes: null };
    const copy = copyOf(told, 'x', untold, nowhere, { ...told, end_time: null });
    expect(copy.plan.map(({ breakMinutes }) => breakMinutes)).toEqual([15, 0]);
    expect(copy.gaps).toEqual({ shifts: 3, breaks: 1 });
  });

  it('is kept with a draft, and one of before gaps were counted is read too', () => {
    const { gaps, ...before } = copyOf(told, 'x');
    expect(planDraft.readOrigin({ ...before, gaps })).toEqual({ ...before, gaps });
    expect(planDraft.readOrigin(before)).toEqual({ ...before, gaps: { shifts: 0, breaks: 0 } });
    expect(planDraft.readOrigin({ ...before, gaps: 'x' })).toBeNull();
  });
});
