import { expect, it } from 'vitest';
import { readTime, spanProblem, type SpanProblem } from './typed-time';

it.each([
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  [' 7:05 ', '07:05'],
])('M52: %j is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it.each(['24:00', '23:60', '7:5', '7', '0705', '7:05 pm', '-1:00', '07:05:00', '٠٧:٠٥'])(
  '%j is no time',
  (typed) => {
    expect(readTime(typed)).toBeNull();
  },
);

it.each<[string, string, boolean, SpanProblem | null]>([
  ['08:00', '17:00', false, null],
  ['22:00', '06:00', true, null],
  ['22:00', '06:00', false, 'ends-before-start'],
  ['08:00', '17:00', true, 'not-overnight'],
  ['08:00', '08:00', false, 'no-length'],
  ['08:00', '08:00', true, 'no-length'],
])('from %s to %s, the next day %s: %s', (start, end, endsNextDay, problem) => {
  expect(spanProblem(start, end, endsNextDay)).toBe(problem);
});
