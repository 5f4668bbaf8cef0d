import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnStep } from './bands';
import { openStep } from './opening';
import { anyLots, anyReading, lot, serviceOf, steps, today } from './test-lots';

describe('what a step opens', () => {
  it('holds exactly its lots, from the page it points to on', () => {
    const perPage = fc.integer({ min: 1, max: 25 });
    fc.assert(
      fc.property(anyLots, anyReading, perPage, (lots, includesExpired, size) => {
        const service = serviceOf(lots, includesExpired);
        for (const step of steps) {
          const opening = openStep(step, size, service.totals, includesExpired);
          const opened = service
            .fromPage(opening, size)
            .filter((one) => isOnStep(one, step, today));
          const expected = lots.filter((one) => isOnStep(one, step, today));
          expect(new Set(opened)).toEqual(new Set(expected));
        }
      }),
    );
  });

  it.each([
    { soon: 49, page: 1, what: 'one lot before the edge' },
    { soon: 50, page: 2, what: 'on the edge' },
    { soon: 51, page: 2, what: 'one lot behind the edge' },
  ])('starts on page $page with $soon lots before it: $what', ({ soon, page }) => {
    const lots = [...Array.from({ length: soon }, () => lot(3)), lot(9)];
    const { totals } = serviceOf(lots, false);
    expect(openStep('8-15', 50, totals, false)).toEqual({
      status: 'expiring',
      days: 15,
      page,
    });
  });

  it('skips the expired where the window includes them', () => {
    const { totals } = serviceOf([...Array.from({ length: 120 }, () => lot(-5)), lot(0)], true);
    expect(openStep('today', 50, totals, true)).toMatchObject({ days: 1, page: 3 });
  });

  it('starts at the first page while a total is missing', () => {
    const totals = {
      all: null,
      expired: null,
      expiring: { 7: null, 15: null, 30: null, 60: null },
    };
    expect(openStep('31-60', 50, totals, true)).toMatchObject({ days: 60, page: 1 });
    expect(openStep('later', 50, totals, false)).toMatchObject({ page: 1 });
  });

  it.each([true, false])('is the end of the whole list beyond the last window', (includes) => {
    const soon = Array.from({ length: 30 }, () => lot(60));
    const { totals } = serviceOf([...soon, lot(-1), lot(-2), lot(61), lot(null)], includes);
    const opening = { status: null, page: 4 };
    expect(openStep('later', 10, totals, includes)).toEqual(opening);
  });
});
