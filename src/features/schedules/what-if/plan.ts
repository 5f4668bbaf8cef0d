import { clockTime } from '@/domain/work-time/typed-time';
import { minutesPerWeek, weekdays, type WorkShift } from '@/domain/work-time/week-clock';
import { minutesPerDay, spanOf } from '@/domain/work-week';

/** What dragging and the arrow keys move by. */
export const snapMinutes = 15;

/** The week that is tried out; a shift is known by its place, which moving it does not change. */
export type Plan = readonly WorkShift[];

/** What is tried out as a whole: the shifts, and the weekdays that are holidays that week. */
export interface TriedWeek {
  plan: Plan;
  holidays: readonly number[];
}

/** What was tried before the present week, and what was undone. */
export interface PlanHistory {
  done: readonly TriedWeek[];
  undone: readonly TriedWeek[];
}

export const noHistory: PlanHistory = { done: [], undone: [] };

/** More steps back than anybody takes. */
const mostSteps = 100;

export const withStep = ({ done }: PlanHistory, before: TriedWeek): PlanHistory => ({
  done: [...done.slice(1 - mostSteps), before],
  undone: [],
});

/** The week one step back, or one forth; null where there is none. */
export function stepBack(
  history: PlanHistory,
  now: TriedWeek,
): { week: TriedWeek; history: PlanHistory } | null {
  const week = history.done.at(-1);
  if (week === undefined) return null;
  return {
    week,
    history: { done: history.done.slice(0, -1), undone: [...history.undone, now] },
  };
}

export function stepForth(
  history: PlanHistory,
  now: TriedWeek,
): { week: TriedWeek; history: PlanHistory } | null {
  const week = history.undone.at(-1);
  if (week === undefined) return null;
  return {
    week,
    history: { done: [...history.done, now], undone: history.undone.slice(0, -1) },
  };
}

const spanIn = (shift: WorkShift) => spanOf(shift) ?? { from: 0, to: minutesPerDay };

export function lengthOf(shift: WorkShift): number {
  const { from, to } = spanIn(shift);
  return to - from;
}

/** Later or earlier by so many minutes, its length kept; beyond midnight it is on the next day, and after Sunday comes Monday. */
export function movedShift(shift: WorkShift, minutes: number): WorkShift {
  // Reckoned anew, an end at 24:00 would be one at 00:00, which reads as another.
  if (minutes === 0) return shift;
  const { from, to } = spanIn(shift);
  const start = wrapped((shift.weekday - 1) * minutesPerDay + from + minutes, minutesPerWeek);
  return {
    ...shift,
    weekday: Math.floor(start / minutesPerDay) + 1,
    startTime: clockTime(start % minutesPerDay),
    endTime: clockTime((start + to - from) % minutesPerDay),
  };
}

/** One of its ends elsewhere; it stays as long as a step at least, and a day at most. */
export function resizedShift(shift: WorkShift, edge: 'start' | 'end', minutes: number): WorkShift {
  const length = lengthOf(shift);
  const wanted = edge === 'end' ? length + minutes : length - minutes;
  const next = Math.min(minutesPerDay, Math.max(snapMinutes, wanted));
  if (minutes === 0 || next === length) return shift;
  const { from } = spanIn(shift);
  if (edge === 'end') return { ...shift, endTime: clockTime((from + next) % minutesPerDay) };
  const fixed = { ...movedShift(shift, length - next) };
  return { ...fixed, endTime: shift.endTime };
}

export const withShift = (plan: Plan, place: number, shift: WorkShift): Plan =>
  plan.map((one, at) => (at === place ? shift : one));

export const withoutShift = (plan: Plan, place: number): Plan => plan.toSpliced(place, 1);

/** The shifts of one day in the place of those of others. */
export function copiedDay(plan: Plan, from: number, to: readonly number[]): Plan {
  const targets = to.filter((weekday) => weekday !== from);
  const copied = plan.filter(({ weekday }) => weekday === from);
  return [
    ...plan.filter(({ weekday }) => !targets.includes(weekday)),
    ...targets.flatMap((weekday) => copied.map((shift) => ({ ...shift, weekday }))),
  ];
}

/** A shift of four hours after the last of its day, or in the morning. */
export function addedShift(plan: Plan, weekday: number): Plan {
  const ends = plan.filter((one) => one.weekday === weekday).map((one) => spanIn(one).to);
  const start = ends.length === 0 ? 8 * 60 : Math.min(Math.max(...ends) + 60, 19 * 60);
  const shift: WorkShift = {
    weekday,
    startTime: clockTime(start),
    endTime: clockTime((start + 4 * 60) % minutesPerDay),
    breakMinutes: 0,
    breakPaid: null,
  };
  return [...plan, shift];
}

/** A day whose shifts are not the same before and after. */
export interface ChangedDay {
  weekday: number;
  before: WorkShift[];
  after: WorkShift[];
}

export function changedDays(before: Plan, after: Plan): ChangedDay[] {
  return weekdays
    .map((weekday) => ({ weekday, before: ofDay(before, weekday), after: ofDay(after, weekday) }))
    .filter((day) => contentOf(day.before) !== contentOf(day.after));
}

/** The shifts of a day without what makes no difference: their order, and whether midnight is written 24:00 or 00:00. */
function contentOf(shifts: readonly WorkShift[]): string {
  const each = shifts.map((shift) => {
    const { from, to } = spanIn(shift);
    return [from, to, shift.breakMinutes, shift.breakPaid].join(' ');
  });
  return each.toSorted().join();
}

/** The first shift of a plan that is not where it was; null where shifts were only taken away. */
export function changedPlace(before: Plan, after: Plan): number | null {
  const place = after.findIndex(
    (shift, at) => JSON.stringify(shift) !== JSON.stringify(before[at]),
  );
  return place === -1 ? null : place;
}

/** The shifts of a day by when they begin, each with the same parts in the same order. */
export function ofDay(plan: Plan, day: number): WorkShift[] {
  return plan
    .filter(({ weekday }) => weekday === day)
    .map(({ weekday, startTime, endTime, breakMinutes, breakPaid }) => ({
      weekday,
      startTime,
      endTime,
      breakMinutes,
      breakPaid,
    }))
    .toSorted(
      (one, other) => spanIn(one).from - spanIn(other).from || lengthOf(one) - lengthOf(other),
    );
}

const wrapped = (value: number, size: number): number => ((value % size) + size) % size;
