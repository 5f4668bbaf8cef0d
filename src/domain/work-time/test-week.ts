import type { WorkShift } from './week-clock';
import type { WorkRules } from './work-rules';

/** Only for tests: the limits of the Labour Code for the private sector. */
export const rules: WorkRules = {
  dayBand: { start: '06:00', end: '19:00' },
  nightThreshold: 240,
  maxOrdinary: {
    daily: { day: 480, night: 420, mixed: 480 },
    weekly: { day: 2640, night: 2340, mixed: 2640 },
  },
  overtimeBasis: ['daily', 'weekly'],
  overtimeCaps: { daily: null, weekly: null, totalDaily: null },
  restDays: [7],
  breaksPaid: true,
  automaticBreak: 0,
  minimumBreak: 30,
  weekStartsOn: 1,
  rounding: { unitMinutes: 1, mode: 'none' },
};

/** Only for tests: a shift of a weekday as `08:00-16:30`, with half an hour of paid break. */
export const shift = (weekday: number, times: string, more: Partial<WorkShift> = {}): WorkShift => {
  const [startTime = '', endTime = ''] = times.split('-');
  return { weekday, startTime, endTime, breakMinutes: 30, breakPaid: true, ...more };
};
