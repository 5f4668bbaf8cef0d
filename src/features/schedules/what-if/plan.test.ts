import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkShift } from '@/domain/work-time/week-clock';
import {
  addedShift,
  changedDays,
  changedPlace,
  copiedDay,
  lengthOf,
  movedShift,
  noHistory,
  resizedShift,
  stepBack,
  stepForth,
  withShift,
  withStep,
  withoutShift,
} from './plan';

const shift = (weekday: number, times: string): WorkShift => {
  const [startTime = '', endTime = ''] = times.split('-');
  return { weekday, startTime, endTime, breakMinutes: 30, breakPaid: null };
};
const told = ({ weekday, startTime, endTime }: WorkShift) => `${weekday} ${startTime}-${endTime}`;

describe('a shift of a plan', () => {
  it.each([
    [15, '1 08:15-12:15'],
    [-495, '7 23:45-03:45'],
    [1440, '2 08:00-12:00'],
    [840, '1 22:00-02:00'],
    [-1440, '7 08:00-12:00'],
  ])('moved by %d minutes is %s', (minutes, moved) => {
    expect(told(movedShift(shift(1, '08:00-12:00'), minutes))).toBe(moved);
  });

  it.each([
    ['end', 60, '1 08:00-13:00'],
    ['end', -600, '1 08:00-08:15'],
    ['end', 5000, '1 08:00-08:00'],
    ['start', 60, '1 09:00-12:00'],
    ['start', -540, '7 23:00-12:00'],
    ['start', 600, '1 11:45-12:00'],
  ] as const)('its %s by %d minutes is %s', (edge, minutes, resized) => {
    expect(told(resizedShift(shift(1, '08:00-12:00'), edge, minutes))).toBe(resized);
  });

  it.each(['20:00-24:00', '08:00-08:05'])('of %s stays as it is when nothing moves it', (times) => {
    const before = shift(1, times);
    expect(movedShift(before, 0)).toEqual(before);
    expect(resizedShift(before, 'end', 0)).toEqual(before);
    expect(resizedShift(before, 'start', 0)).toEqual(before);
  });

  it('of a whole day stays as it is when its end is pulled on', () => {
    const before = shift(1, '00:00-24:00');
    expect(resizedShift(before, 'end', 60)).toEqual(before);
  });

  it('keeps its length wherever it is moved, and comes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20000, max: 20000 }), (minutes) => {
        const before = shift(3, '07:00-07:00');
        const moved = movedShift(before, minutes);
        expect(lengthOf(moved)).toBe(lengthOf(before));
        expect(movedShift(moved, -minutes)).toEqual(before);
      }),
    );
  });
});

describe('a plan', () => {
  const plan = [shift(1, '08:00-12:00'), shift(1, '13:00-17:00'), shift(2, '09:00-10:00')];

  it('takes a day over others, which lose theirs, and leaves the day itself', () => {
    expect(copiedDay(plan, 1, [1, 2, 3]).map(told)).toEqual([
      '1 08:00-12:00',
      '1 13:00-17:00',
      '2 08:00-12:00',
      '2 13:00-17:00',
      '3 08:00-12:00',
      '3 13:00-17:00',
    ]);
    expect(copiedDay(plan, 5, [1]).map(told)).toEqual(['2 09:00-10:00']);
  });

  it('takes another shift after the last of its day', () => {
    expect(told(addedShift(plan, 1).at(-1) ?? shift(9, ''))).toBe('1 18:00-22:00');
    expect(told(addedShift(plan, 4).at(-1) ?? shift(9, ''))).toBe('4 08:00-12:00');
  });

  it('differs by days, whatever the order of its shifts', () => {
    expect(changedDays(plan, plan.toReversed())).toEqual([]);
    const changed = changedDays(plan, withoutShift(plan, 2));
    expect(changed).toMatchObject([{ weekday: 2, after: [] }]);
  });

  it('is the same however midnight is written, and another by its breaks', () => {
    const late = shift(3, '16:00-24:00');
    expect(changedDays([late], [shift(3, '16:00-00:00')])).toEqual([]);
    expect(changedDays([late], [{ ...late, breakMinutes: 45 }])).toHaveLength(1);
    expect(changedDays([late], [{ ...late, breakPaid: false }])).toHaveLength(1);
  });

  it('says which shift a step brought back or moved', () => {
    expect(changedPlace(plan, withShift(plan, 2, movedShift(shift(2, '09:00-10:00'), 60)))).toBe(2);
    expect(changedPlace(withoutShift(plan, 1), plan)).toBe(1);
    expect(changedPlace(plan, withoutShift(plan, 2))).toBeNull();
  });

  it('goes back and forth by steps, and a new step ends what was undone', () => {
    const first = { plan, holidays: [] };
    const next = { plan: withoutShift(plan, 0), holidays: [3] };
    const back = stepBack(withStep(noHistory, first), next);
    expect(back?.week).toBe(first);
    expect(stepForth(back?.history ?? noHistory, first)?.week).toBe(next);
    expect(stepForth(withStep(back?.history ?? noHistory, first), next)).toBeNull();
    expect(stepBack(noHistory, first)).toBeNull();
  });
});
