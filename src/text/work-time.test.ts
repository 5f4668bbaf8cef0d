import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from './locale';
import { formatMinutes, weekdayHead } from './work-time';

afterEach(() => setLocale('es'));

describe('a length of work', () => {
  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [450, '7 h 30 min'],
    [100_020, '1,667 h'],
    [-90, '-1 h 30 min'],
    [7.5, '7.5 min'],
  ])('%d minutes are %s', (minutes, words) => {
    expect(formatMinutes(minutes)).toBe(words);
  });
});

it('M215: a weekday by its name, in the language in use', () => {
  expect([1, 7].map(weekdayHead)).toEqual(['Lunes', 'Domingo']);
  setLocale('en');
  expect([1, 7].map(weekdayHead)).toEqual(['Monday', 'Sunday']);
});
