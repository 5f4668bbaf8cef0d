/** Labor rules as the service tells them; a test says what it has otherwise. */
export const ordinaryParams = {
  day_band: { start: '06:00', end: '19:00' },
  mixed_rule: { type: 'night_if_night_minutes_gt', threshold_minutes: 240 },
  max_ordinary: {
    daily: { day: 480, night: 420, mixed: 480 },
    weekly: { day: 2640, night: 2340, mixed: 2640 },
  },
  overtime: { basis: ['daily', 'weekly'] },
  default_rest_days: [7],
  breaks: { paid: true, min_minutes: 30 },
};
