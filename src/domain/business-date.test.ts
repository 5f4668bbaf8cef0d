import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  addDays,
  businessDateAt,
  daysBetween,
  isBusinessDate,
  nextBusinessDay,
} from './business-date';

const salvador = 'America/El_Salvador';

const ownZone = process.env['TZ'];
const hour = 3_600_000;
const day = 24 * hour;

const instants = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const dates = instants.map((instant) => businessDateAt(instant, salvador));

afterAll(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

describe.each([
  ['America/El_Salvador', 6],
  ['UTC', 0],
  ['Pacific/Tongatapu', -13],
])('M49 on a computer in %s', (computerZone, hoursBehind) => {
  it('runs in that zone', () => {
    process.env['TZ'] = computerZone;
    expect(new Date('2026-03-14T12:00:00Z').getTimezoneOffset()).toBe(hoursBehind * 60);
  });

  it('M50: today is the day in El Salvador, also in the evening', () => {
    expect(businessDateAt(new Date('2026-03-15T05:59:59.999Z'), salvador)).toBe('2026-03-14');
    expect(businessDateAt(new Date('2026-03-15T06:00:00.000Z'), salvador)).toBe('2026-03-15');
    expect(businessDateAt(new Date('2027-01-01T05:30:00.000Z'), salvador)).toBe('2026-12-31');
  });

  it('is the UTC date six hours earlier, for any instant', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const shifted = new Date(instant.getTime() - 6 * hour);
        expect(shifted.toISOString().startsWith(businessDateAt(instant, salvador))).toBe(true);
      }),
    );
  });

  it('the next day begins at midnight, and not before', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const next = nextBusinessDay(instant, salvador);
        const before = new Date(next.getTime() - 1);
        expect(businessDateAt(before, salvador)).toBe(businessDateAt(instant, salvador));
        expect(businessDateAt(next, salvador)).toBe(addDays(businessDateAt(instant, salvador), 1));
        expect(next.getTime() % day).toBe(6 * hour);
      }),
      { numRuns: 30 },
    );
  });

  it('adding days and counting them are each other’s inverse', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  it('order of dates is order of their text', () => {
    fc.assert(
      fc.property(dates, dates, (first, second) => {
        expect(Math.sign(daysBetween(first, second))).toBe(
          first === second ? 0 : first < second ? 1 : -1,
        );
      }),
    );
  });
});

describe('a zone whose clocks change', () => {
  it.each(['America/Santiago', 'Europe/Madrid', 'Pacific/Apia'])(
    '%s: the next day is found across a change of clocks',
    (zone) => {
      for (let month = 0; month < 12; month += 1) {
        for (let date = 1; date <= 28; date += 1) {
          const instant = new Date(Date.UTC(2025, month, date, 15));
          const next = nextBusinessDay(instant, zone);
          expect(businessDateAt(next, zone)).toBe(addDays(businessDateAt(instant, zone), 1));
          expect(businessDateAt(new Date(next.getTime() - 1), zone)).toBe(
            businessDateAt(instant, zone),
          );
        }
      }
    },
  );

  it('New York: the day is short where clocks go on, and long where they go back', () => {
    const newYork = 'America/New_York';
    const hoursOf = (noon: string) => {
      const end = nextBusinessDay(new Date(noon), newYork);
      const begin = nextBusinessDay(new Date(Date.parse(noon) - day), newYork);
      return (end.getTime() - begin.getTime()) / hour;
    };
    expect(hoursOf('2026-03-08T16:00:00Z')).toBe(23);
    expect(hoursOf('2026-11-01T16:00:00Z')).toBe(25);
    expect(hoursOf('2026-11-02T16:00:00Z')).toBe(24);
    expect(nextBusinessDay(new Date('2026-03-08T16:00:00Z'), newYork)).toEqual(
      new Date('2026-03-09T04:00:00Z'),
    );
    expect(businessDateAt(new Date('2026-11-02T04:59:59Z'), newYork)).toBe('2026-11-01');
  });
});

describe('isBusinessDate', () => {
  it('knows every date it makes', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(isBusinessDate(date)).toBe(true);
      }),
    );
  });

  it.each(['2028-02-29', '2000-02-29', '9999-12-31', '0001-01-01'])('%s exists', (date) => {
    expect(isBusinessDate(date)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0000-01-01',
    '2026-1-1',
    '31/12/2026',
    '2026-12-31T00:00:00Z',
    ' 2026-12-31',
    '2026-12-31\n',
    '',
  ])('%j does not', (text) => {
    expect(isBusinessDate(text)).toBe(false);
  });

  it('a text that is no date is never counted with', () => {
    expect(() => daysBetween('2026-02-29', '2026-03-01')).toThrow(RangeError);
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
  });
});
