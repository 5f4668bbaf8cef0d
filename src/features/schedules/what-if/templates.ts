import type { WorkShift } from '@/domain/work-time/week-clock';
import { m } from '@/text/generated/messages';
import type { Plan } from './plan';

const on = (days: readonly number[], times: string, more: Partial<WorkShift> = {}): WorkShift[] => {
  const [startTime = '', endTime = ''] = times.split('-');
  const rest = { breakMinutes: 30, breakPaid: null, ...more };
  return days.map((weekday) => ({ weekday, startTime, endTime, ...rest }));
};
const weekdaysOnly = [1, 2, 3, 4, 5];
const sixDays = [...weekdaysOnly, 6];

/** Weeks to begin with, each within the ordinary limits of the Código de Trabajo (art. 161). */
export const templates: readonly { id: string; name: () => string; plan: Plan }[] = [
  {
    id: 'office',
    name: m.what_if_template_office,
    plan: [
      ...on(weekdaysOnly, '08:00-17:00', { breakMinutes: 60, breakPaid: false }),
      ...on([6], '08:00-12:00', { breakMinutes: 0 }),
    ],
  },
  { id: 'morning', name: m.what_if_template_morning, plan: on(sixDays, '06:00-13:20') },
  { id: 'closing', name: m.what_if_template_closing, plan: on(sixDays, '13:00-20:20') },
  { id: 'night', name: m.what_if_template_night, plan: on(weekdaysOnly, '22:00-05:00') },
  {
    id: 'divided',
    name: m.what_if_template_divided,
    plan: [
      ...on(weekdaysOnly, '07:00-11:00', { breakMinutes: 0 }),
      ...on(weekdaysOnly, '14:00-18:00', { breakMinutes: 0 }),
    ],
  },
];
