import { expect, it } from 'vitest';
import { endsBeforeStart, readDate } from './typed-date';

const read = (typed: string, today?: string) => {
  const reading = readDate(typed, today);
  return 'value' in reading ? reading.value : reading.problem;
};

it.each([
  ['31/12/2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  ['01-02-2026', '2026-02-01'],
  ['01.02.2026', '2026-02-01'],
  ['31/12/26', '2026-12-31'],
  ['1-2-26', '2026-02-01'],
  ['31122026', '2026-12-31'],
  ['311226', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  [' 31/12/2026\n', '2026-12-31'],
  ['29/02/2028', '2028-02-29'],
  ['2028-02-29', '2028-02-29'],
  ['01/01/2000', '2000-01-01'],
  ['31/12/2100', '2100-12-31'],
])('M49: %j is %s', (typed, date) => {
  expect(read(typed)).toBe(date);
});

it.each([
  ['2026-02-29', 'no-such-day'],
  ['29/02/2026', 'no-such-day'],
  ['31/04/2026', 'no-such-day'],
  ['00/01/2026', 'no-such-day'],
  ['2026-13-01', 'no-such-day'],
  ['32/13/2026', 'no-such-day'],
  ['12/31/2026', 'month-first'],
  ['0000-01-01', 'far-year'],
  ['9999-12-31', 'far-year'],
  ['31/12/1999', 'far-year'],
  ['01/01/2101', 'far-year'],
  ['2026-12-31T23:30:00Z', 'not-a-date'],
  ['2026-12-31 00:00', 'not-a-date'],
  ['31 dic 2026', 'not-a-date'],
  ['31/12', 'not-a-date'],
  ['31/12/026', 'not-a-date'],
  ['3112', 'not-a-date'],
  ['20261231', 'not-a-date'],
  ['3112026', 'not-a-date'],
  ['12312026', 'month-first'],
  ['31042026', 'no-such-day'],
  ['٣١/١٢/٢٠٢٦', 'not-a-date'],
])('%j is refused: %s', (typed, problem) => {
  expect(read(typed)).toBe(problem);
});

it.each([
  ['24/11', '2026-03-16', '2025-11-24'],
  ['24/11', '2026-11-30', '2026-11-24'],
  ['2/1', '2026-12-28', '2027-01-02'],
  ['3112', '2026-01-04', '2025-12-31'],
  ['29/02', '2027-03-01', '2028-02-29'],
  ['29/02', '2026-03-01', 'no-such-day'],
  ['31/04', '2026-03-16', 'no-such-day'],
  ['12/31', '2026-03-16', 'month-first'],
])('M49: %j of a day around %s is %s', (typed, today, date) => {
  expect(read(typed, today)).toBe(date);
});

it('knows a period that ends before it begins', () => {
  expect(endsBeforeStart('2026-03-02', '2026-03-01')).toBe(true);
  expect(endsBeforeStart('2026-03-01', '2026-03-01')).toBe(false);
});
