/** A worked week: what goes in, and what every day and the week come to. Days are digits from 1, Monday. */
export interface WorkedWeek {
  /** `12345 08:00-17:00`, then the minutes of the break and who bears it: `60 unpaid`, `60 paid`, `60` as the rules say. */
  shifts: readonly string[];
  /** `12345 day 480 (540/0) +0`: kind, worked, by day and by night, overtime; then the warnings. Other days are free. */
  days: readonly string[];
  /** Worked, overtime of the days and of the week; then the warnings. */
  week: string;
}

/** Constructed by hand under the Código de Trabajo, one for each rule of a week. */
export const workedWeeks: Record<string, WorkedWeek> = {
  'an office whose lunch is not paid, 44 hours to the minute': {
    shifts: ['12345 07:30-17:00 90 unpaid', '6 08:00-12:00'],
    days: ['12345 day 480 (570/0) +0', '6 day 240 (240/0) +0'],
    week: '2640 +0 +0',
  },
  'the same where nothing is said of the break': {
    shifts: ['12345 07:30-17:00 90', '6 08:00-12:00'],
    days: ['12345 day 570 (570/0) +90 daily_limit_exceeded', '6 day 240 (240/0) +0'],
    week: '3090 +450 +0',
  },
  'evenings on six days': {
    shifts: ['123456 12:30-20:30 30 paid'],
    days: ['123456 mixed 480 (390/90) +0'],
    week: '2880 +0 +240 weekly_limit_exceeded',
  },
  'four hours of night are not more than four': {
    shifts: ['2 16:00-23:00 30 paid'],
    days: ['2 mixed 420 (180/240) +0'],
    week: '420 +0 +0',
  },
  'a minute more is, and its limit is that of nights': {
    shifts: ['2 15:31-23:01 30 paid'],
    days: ['2 night 450 (209/241) +30 daily_limit_exceeded'],
    week: '450 +30 +0',
  },
  'nights of eight hours': {
    shifts: ['12345 21:30-05:30 30 paid'],
    days: ['12345 night 480 (0/480) +60 daily_limit_exceeded'],
    week: '2400 +300 +0',
  },
  'nights of seven hours, six of them': {
    shifts: ['123456 21:30-04:30 30 paid'],
    days: ['123456 night 420 (0/420) +0'],
    week: '2520 +0 +180 weekly_limit_exceeded',
  },
  'seven days without a free one': {
    shifts: ['1234567 09:00-14:00'],
    days: ['123456 day 300 (300/0) +0', '7 day 300 (300/0) +0 rest_day_work'],
    week: '2100 +0 +0 no_rest_day',
  },
  'seven hours between two workdays': {
    shifts: ['1 14:30-22:00 30 paid', '2 05:00-12:00 30 paid'],
    days: ['1 mixed 450 (270/180) +0', '2 mixed 420 (360/60) +0 rest_between_lt_8h'],
    week: '870 +0 +0',
  },
  'days and nights in one week': {
    shifts: ['123 07:00-15:00 30 paid', '456 21:30-04:30 30 paid'],
    days: ['123 day 480 (480/0) +0', '456 night 420 (0/420) +0'],
    week: '2700 +0 +60 weekly_limit_exceeded',
  },
  'a divided day of more than twelve hours, and a long one without a break': {
    shifts: ['12 06:00-10:00', '12 14:30-18:15', '3 08:00-13:30 20 paid'],
    days: ['12 day 465 (465/0) +0 divided_span_gt_12h', '3 day 330 (330/0) +0 break_missing'],
    week: '1260 +0 +0',
  },
};
