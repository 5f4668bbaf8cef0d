import type { WorkShift } from '@/domain/work-time/week-clock';
import { m } from '@/text/generated/messages';

/** One shift on some days of a week, one of which may be a holiday. */
export interface ExampleWeek extends Omit<WorkShift, 'weekday'> {
  days: readonly number[];
  holiday: number | null;
}

const usual: ExampleWeek = {
  days: [1],
  holiday: null,
  startTime: '08:00',
  endTime: '16:00',
  breakMinutes: 30,
  breakPaid: null,
};

/** One for each rule there is to see. */
export const exampleWeeks = [
  {
    name: m.labor_rules_example_evening,
    week: { ...usual, startTime: '12:00', endTime: '22:00' },
  },
  { name: m.labor_rules_example_day, week: usual },
  {
    name: m.labor_rules_example_at_night,
    week: { ...usual, startTime: '22:00', endTime: '06:00' },
  },
  {
    name: m.labor_rules_example_threshold,
    week: { ...usual, startTime: '15:01', endTime: '23:01' },
  },
  { name: m.labor_rules_example_sunday, week: { ...usual, days: [7], endTime: '17:00' } },
  {
    name: m.labor_rules_example_on_holiday,
    week: { ...usual, days: [3], holiday: 3, endTime: '17:00' },
  },
  { name: m.labor_rules_example_six_days, week: { ...usual, days: [1, 2, 3, 4, 5, 6] } },
  {
    name: m.labor_rules_example_six_nights,
    week: { ...usual, days: [1, 2, 3, 4, 5, 6], startTime: '22:00', endTime: '05:00' },
  },
] as const satisfies readonly { name: () => string; week: ExampleWeek }[];
