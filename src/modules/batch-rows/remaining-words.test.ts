import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '@/text/locale';
import { remainingInWords } from './batch-words';

afterEach(() => setLocale('es'));

describe('M190: days left in words', () => {
  it.each([
    [0, 'vence hoy'],
    [1, '1 día'],
    [3, '3 días'],
    [-1, 'venció hace 1 día'],
    [-3, 'venció hace 3 días'],
  ])('%i is "%s"', (days, words) => {
    expect(remainingInWords(days)).toBe(words);
  });

  it('speaks English too', () => {
    setLocale('en');
    expect([0, 1, 3, -1, -3].map((days) => remainingInWords(days))).toEqual([
      'expires today',
      '1 day',
      '3 days',
      'expired 1 day ago',
      'expired 3 days ago',
    ]);
  });

  it('says nothing where the service said nothing', () => {
    expect(remainingInWords(null)).toBeNull();
  });

  it('never shows a minus sign', () => {
    for (const days of [-400, -30, -1, 0, 1, 400]) {
      expect(remainingInWords(days)).not.toMatch(/[-−]/);
    }
  });
});
