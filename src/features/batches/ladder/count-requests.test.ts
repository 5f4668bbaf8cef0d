import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ladderBands, type LadderBand } from '@/domain/expiry-ladder/bands';
import { countBands } from '@/domain/expiry-ladder/counts';
import { countRequest, totalNames, totalsOf, windowTotals, type TotalName } from './count-requests';

const branch = '7d444840-9dc0-11d1-b245-5ffdce74fad2';
const product = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const bands = Object.keys(ladderBands) as LadderBand[];

describe('the requests of the ladder', () => {
  it('ask for one row each', () => {
    expect(totalNames.map((name) => countRequest({ branch, product: null }, name))).toEqual([
      { branch, page: 1, perPage: 1 },
      { branch, status: 'expired', page: 1, perPage: 1 },
      ...[7, 15, 30, 60].map((days) => ({ branch, status: 'expiring', days, page: 1, perPage: 1 })),
    ]);
  });

  it('keep to the product of the list', () => {
    for (const name of totalNames) {
      expect(countRequest({ branch, product }, name)).toMatchObject({ branch, product });
    }
  });
});

describe('the totals of a step', () => {
  it('are all that it needs, and nothing more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bands),
        fc.boolean(),
        fc.subarray([...totalNames]),
        (band, includesExpired, there) => {
          const told = new Map<TotalName, number>(there.map((name) => [name, 5]));
          const count = countBands(windowTotals(told), includesExpired).lots[band];
          const complete = totalsOf(band, includesExpired).every((name) => told.has(name));
          expect(count !== null).toBe(complete);
        },
      ),
    );
  });
});
