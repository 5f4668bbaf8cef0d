import { describe, expect, it } from 'vitest';
import { businessDay, daysBefore, daysLater, startOfDay } from './business-day';

const starts = (date: string, zone: string, days?: number) =>
  startOfDay(date, zone, days).toISOString();

describe('M50: the business day', () => {
  it('is that of the zone, also in the evening', () => {
    expect(businessDay(new Date('2026-09-01T05:59:00Z'), 'America/El_Salvador')).toBe('2026-08-31');
    expect(businessDay(new Date('2026-09-01T06:00:00Z'), 'America/El_Salvador')).toBe('2026-09-01');
    expect(businessDay(new Date('2026-09-01T05:59:00Z'), 'America/New_York')).toBe('2026-09-01');
  });

  it.each([
    ['2026-11-20', 'America/El_Salvador', '2026-11-20T06:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    // Its clocks go on at midnight: the day begins at one.
    ['2025-09-07', 'America/Santiago', '2025-09-07T04:00:00.000Z'],
    ['2026-11-20', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z'],
    ['2026-11-20', 'Asia/Kolkata', '2026-11-19T18:30:00.000Z'],
    // It crossed the date line, and had no 30th.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s begins at %s', (date, zone, instant) => {
    expect(starts(date, zone)).toBe(instant);
  });

  it('ends where the next begins, be it of 23 hours or 25', () => {
    expect(starts('2026-03-08', 'America/New_York', 1)).toBe('2026-03-09T04:00:00.000Z');
    expect(starts('2026-11-01', 'America/New_York', 1)).toBe('2026-11-02T05:00:00.000Z');
  });

  it('has a beginning and an end at the edges of what can be written', () => {
    expect(starts('0001-01-01', 'America/New_York') < '0001-01-03').toBe(true);
    expect(starts('9999-12-31', 'America/New_York', 1) > '9999-12-30').toBe(true);
  });
});

it('days later are days of the calendar', () => {
  expect(daysLater('2026-02-28', 1)).toBe('2026-03-01');
  expect(daysLater('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysLater('2026-11-01', 365)).toBe('2027-11-01');
});

it('days before an instant are 24 hours each, whatever a calendar says', () => {
  expect(daysBefore(new Date('2026-11-02T04:30:00.250Z'), 1)).toBe('2026-11-01T04:30:00.250Z');
  expect(daysBefore(new Date('2026-03-01T00:00:00Z'), 400)).toBe('2025-01-25T00:00:00.000Z');
});
