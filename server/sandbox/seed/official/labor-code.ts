import type { LaborParams } from '../../labor-params';

/**
 * Work time in commerce and services by the Código de Trabajo of El Salvador (D.L. 15 of 1972 with its reforms), and the
 * lowest hourly wage by Decree 11 of the Ministry of Labour, Diario Oficial of 23 May 2025. What the Code leaves to the
 * employer (start of the week, spread of the hours, tolerances, rounding, approval) is the usual practice.
 */
export const laborCode: LaborParams = {
  timezone: 'America/El_Salvador',
  // Art. 161: from six in the morning to seven in the evening.
  day_band: { start: '06:00', end: '19:00' },
  // Art. 161: a workday with more than four night hours counts as a night one.
  mixed_rule: { type: 'night_if_night_minutes_gt', threshold_minutes: 4 * 60 },
  // Art. 161: eight hours by day, seven by night; 44 and 39 a week. It has no mixed workday, so it is one by day.
  max_ordinary: {
    daily: { day: 8 * 60, night: 7 * 60, mixed: 8 * 60 },
    weekly: { day: 44 * 60, night: 39 * 60, mixed: 44 * 60 },
  },
  week_starts_on: 1,
  // Art. 173: Sunday, unless the establishment works without a pause.
  default_rest_days: [7],
  default_daily_minutes: { 1: 480, 2: 480, 3: 480, 4: 480, 5: 480, 6: 240, 7: 0 },
  overtime: {
    basis: ['daily', 'weekly'],
    // Art. 170 makes overtime occasional and names no number.
    daily_cap_minutes: null,
    weekly_cap_minutes: null,
    total_daily_cap_minutes: null,
    requires_approval: true,
  },
  surcharges: {
    ordinary_day: 1,
    // Art. 168: at least a quarter more.
    ordinary_night: 1.25,
    // Art. 169: twice the basic wage; by night, the quarter comes on top.
    overtime_day: 2,
    overtime_night: 2.5,
    // Art. 175: half as much again, and a paid day of compensation.
    rest_day: 1.5,
    // Art. 192: twice the wage.
    holiday: 2,
    // Arts. 175 and 192 reckon from the wage that is already raised.
    combination: 'multiplicative',
  },
  rest_day_compensatory: true,
  // Arts. 163 and 166: pauses of half an hour inside a workday are time worked.
  breaks: { paid: true, min_minutes: 30, auto_deduct_minutes: 0 },
  tolerances: { late_grace_minutes: 0, early_leave_grace_minutes: 0, absence_after_minutes: null },
  rounding: { unit_minutes: 1, mode: 'none' },
  min_hourly_wage: 1.68,
  currency: 'USD',
};
