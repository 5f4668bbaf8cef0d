import { describe, expect, it } from 'vitest';
import { nightBands, spanOf, weekFrom, weekPieces, type ShiftTimes } from './work-week';

const shift = (weekday: number | null, times: string, more: object = {}) => {
  const [startTime = null, endTime = null] = times.split('-');
  return { weekday, startTime, endTime, breakMinutes: 0, breakPaid: null, ...more };
};
const drawn = (...shifts: ShiftTimes[]) =>
  weekPieces(shifts).map(
    ({ weekday, from, to, isRest, goesOn, lane, lanes }) =>
      `${weekday}: ${isRest ? '<' : ''}${from}-${to}${goesOn ? '>' : ''} ${lane + 1}/${lanes}`,
  );

describe('M230: a shift on the clock', () => {
  it.each([
    ['08:00-17:00', 480, 1020],
    ['22:00-06:00', 1320, 1800],
    ['06:00-06:00', 360, 1800],
    ['00:00-00:00', 0, 1440],
    ['18:00-24:00', 1080, 1440],
    ['18:00-00:00', 1080, 1440],
  ])('I17: %s lies from %d to %d', (times, from, to) => {
    expect(spanOf(shift(1, times))).toEqual({ from, to });
  });

  it('is none without both of its times', () => {
    expect(spanOf({ weekday: 1, startTime: '08:00', endTime: null })).toBeNull();
  });

  it('that crosses midnight goes on the next day, after Sunday on Monday', () => {
    expect(drawn(shift(5, '22:00-06:00'))).toEqual(['5: 1320-1440> 1/1', '6: <0-360 1/1']);
    expect(drawn(shift(7, '22:00-06:00'))).toEqual(['1: <0-360 1/1', '7: 1320-1440> 1/1']);
  });

  it('that ends at midnight stays on its day', () => {
    expect(drawn(shift(1, '18:00-24:00'), shift(2, '18:00-00:00'))).toEqual([
      '1: 1080-1440 1/1',
      '2: 1080-1440 1/1',
    ]);
  });

  it('of 24 hours fills both days in part', () => {
    expect(drawn(shift(1, '07:00-07:00'))).toEqual(['1: 420-1440> 1/1', '2: <0-420 1/1']);
  });
});

describe('M230: several shifts of a day', () => {
  it('that touch stand under each other', () => {
    expect(drawn(shift(1, '12:00-16:00'), shift(1, '08:00-12:00'))).toEqual([
      '1: 480-720 1/1',
      '1: 720-960 1/1',
    ]);
  });

  it('that overlap stand side by side, in as few places as they need', () => {
    const shifts = [shift(1, '08:00-12:00'), shift(1, '10:00-14:00'), shift(1, '13:00-15:00')];
    expect(drawn(...shifts, shift(1, '16:00-17:00'))).toEqual([
      '1: 480-720 1/2',
      '1: 600-840 2/2',
      '1: 780-900 1/2',
      '1: 960-1020 1/1',
    ]);
  });

  it('overlap also with what comes over from the day before', () => {
    expect(drawn(shift(1, '22:00-06:00'), shift(2, '05:00-09:00'))).toEqual([
      '1: 1320-1440> 1/1',
      '2: <0-360 1/2',
      '2: 300-540 2/2',
    ]);
  });

  it('without a day or a time are not drawn', () => {
    expect(drawn(shift(null, '08:00-12:00'), shift(1, '08:00'))).toEqual([]);
  });
});

describe('M237: the night', () => {
  it.each([
    ['06:00', '19:00', ['0-360', '1140-1440']],
    ['00:00', '18:00', ['1080-1440']],
    ['19:00', '06:00', ['360-1140']],
    ['20:00', '00:00', ['0-1200']],
    ['06:00', '24:00', ['0-360']],
    ['00:00', '24:00', []],
    ['06:00', '06:00', []],
  ])('is what day hours from %s to %s leave', (start, end, bands) => {
    expect(nightBands({ start, end }).map(({ from, to }) => `${from}-${to}`)).toEqual(bands);
  });
});

it('M215: a week starts where the rules start it', () => {
  expect(weekFrom(null)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weekFrom(7)).toEqual([7, 1, 2, 3, 4, 5, 6]);
});
