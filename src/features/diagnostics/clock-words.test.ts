import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '@/text/locale';
import { clockInWords } from './connection-facts';

const minute = 60_000;
const hour = 60 * minute;

afterEach(() => setLocale('es'));

describe("how far off this computer's clock is", () => {
  it.each([0, 20_000, -2.9 * minute, 2.9 * minute])('is not worth a word at %d ms', (aheadMs) => {
    expect(clockInWords(aheadMs)).toBeNull();
  });

  it.each([
    [3 * minute, 'atrasado 3 minutos', '3 minutes slow'],
    [-119 * minute, 'adelantado 119 minutos', '119 minutes fast'],
    [-26 * hour, 'adelantado 26 horas', '26 hours fast'],
    [26 * hour, 'atrasado 26 horas', '26 hours slow'],
    [60 * hour, 'atrasado 3 días', '3 days slow'],
  ])('is said in the largest unit there are two of: %d ms', (aheadMs, spanish, english) => {
    expect(clockInWords(aheadMs)).toBe(spanish);
    setLocale('en');
    expect(clockInWords(aheadMs)).toBe(english);
  });
});
