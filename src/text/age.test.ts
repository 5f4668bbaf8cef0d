import { afterEach, expect, it } from 'vitest';
import { formatAge } from './age';
import { setLocale } from './locale';

afterEach(() => setLocale('es'));

it.each([
  [0, null],
  [59_999, null],
  [60_000, 'hace 1 minuto'],
  [3_599_999, 'hace 59 minutos'],
  [3_600_000, 'hace 1 hora'],
  [86_399_999, 'hace 23 horas'],
  [86_400_000, 'hace 1 día'],
  [90 * 86_400_000, 'hace 90 días'],
])('%d ms', (milliseconds, words) => {
  expect(formatAge(milliseconds)).toBe(words);
});

it('speaks the language of the page', () => {
  setLocale('en');
  expect(formatAge(120_000)).toBe('2 minutes ago');
});
