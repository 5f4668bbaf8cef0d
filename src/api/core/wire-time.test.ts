import * as z from 'zod/mini';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultProfile, setProfile } from './profile';
import { optionalMoment, optionalTime, optionalWeekday, weekdayOf } from './wire-time';

const refused = Symbol('refused');

function read(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : refused;
}

afterEach(() => {
  setProfile(defaultProfile);
});

describe('times of the wall', () => {
  it.each([
    ['06:00', '06:00'],
    ['6:05', '06:05'],
    ['23:59:59', '23:59'],
    ['00:00', '00:00'],
    ['24:00', '24:00'],
    ['24:01', refused],
    ['25:00', refused],
    ['12:60', refused],
    ['noon', refused],
    [6, refused],
    [null, null],
    [undefined, null],
    ['', null],
  ])('M52: %j is read as %s', (value, expected) => {
    expect(read(optionalTime, value)).toBe(expected);
  });

  it.each([
    ['2026-03-14 23:59:59', '2026-03-14 23:59:59'],
    ['2026-03-14T23:59:59.000', '2026-03-14 23:59:59'],
    ['2026-03-14T23:59:59Z', '2026-03-14T23:59:59Z'],
    ['ayer', 'ayer'],
    [' ', null],
    [undefined, null],
    [20260314, refused],
  ])('M51: the moment %j is read as %s, whatever zone the browser is in', (value, expected) => {
    expect(read(optionalMoment, value)).toBe(expected);
  });
});

describe('M215 days of the week', () => {
  const daysOf = () => [0, 1, 2, 3, 4, 5, 6, 7].map(weekdayOf);

  it('begin with Monday unless the profile says otherwise; 0 is Sunday', () => {
    expect(daysOf()).toEqual([7, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('may begin with Sunday', () => {
    setProfile({ ...defaultProfile, weekdayOne: 'sunday' });
    expect(daysOf()).toEqual([7, 7, 1, 2, 3, 4, 5, 6]);
  });

  it.each([8, -1, 1.5, Number.NaN])('%s is none', (number) => {
    expect(weekdayOf(number)).toBeNull();
  });

  it.each([
    ['3', 3],
    [0, 7],
    [null, null],
    [undefined, null],
    [9, refused],
    ['', refused],
    ['lunes', refused],
  ])('%j is read as %s', (value, expected) => {
    expect(read(optionalWeekday, value)).toBe(expected);
  });
});
