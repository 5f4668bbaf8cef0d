import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from './locale';
import { formatMinutes, weekdayHead } from './work-time';

afterEach(() => setLocale('es'));

describe('M214: a length of time', () => {
  it.each([
    [0, '0:00\u00a0h'],
    [10, '0:10\u00a0h'],
    [60, '1:00\u00a0h'],
    [450, '7:30\u00a0h'],
    [100_020, '1,667:00\u00a0h'],
    [-90, '−1:30\u00a0h'],
    [7.5, '0:07.5\u00a0h'],
  ])('%d minutes are %s', (minutes, words) => {
    expect(formatMinutes(minutes)).toBe(words);
  });
});

it('M215: a weekday by its name, in the language in use', () => {
  expect([1, 7].map(weekdayHead)).toEqual(['Lunes', 'Domingo']);
  setLocale('en');
  expect([1, 7].map(weekdayHead)).toEqual(['Monday', 'Sunday']);
});
