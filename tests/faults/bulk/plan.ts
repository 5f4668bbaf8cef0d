import fc from 'fast-check';
import type { Mishap } from '../support/service-world';

/** What happens while a job runs, when that share of its rows has come to an end. */
export type Event = { at: number } & (
  | { do: 'mishap'; mishap: Mishap }
  /** The gateway is killed, as by a power cut, and started again. */
  | { do: 'kill' }
  /** The tab is gone, and the page is opened again. */
  | { do: 'reload' }
  /** The job is opened in a second tab, too. */
  | { do: 'second-tab' }
  | { do: 'pause' }
  /** Somebody else gives a product another price in the main system. */
  | { do: 'other-change'; product: number }
);

export type Plan = {
  events: Event[];
  /** Products that have another price before the first row is sent. */
  changedBefore: number[];
};

const eitherMoment = ['status-500', 'html-502', 'mid-body', 'malformed', 'empty-body'] as const;

const mishap: fc.Arbitrary<Mishap> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Mishap>({ kind: 'status-429' }) },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Mishap>({ kind: 'reset-before' }, { kind: 'reset-after' }),
  },
  { weight: 2, arbitrary: fc.constant<Mishap>({ kind: 'status-422' }) },
  { weight: 1, arbitrary: fc.constant<Mishap>({ kind: 'hang' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(20, 500).map((ms): Mishap => ({ kind: 'slow', ms })),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(...eitherMoment),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
);

const at = fc.double({ min: 0, max: 0.98, noNaN: true });

/** The plan of one numbered run: the same seed, number and size make the same plan on every machine. */
export function planOf(seed: number, rows: number): Plan {
  const product = fc.nat({ max: rows - 1 });
  const events = (count: number, of: fc.Arbitrary<Event>) =>
    fc.array(of, { minLength: count, maxLength: count });
  const arbitrary = fc
    .tuple(
      events(Math.ceil(rows / 12), fc.record({ do: fc.constant('mishap' as const), at, mishap })),
      events(1 + Math.floor(rows / 400), fc.record({ do: fc.constant('kill' as const), at })),
      events(1 + Math.floor(rows / 1000), fc.record({ do: fc.constant('reload' as const), at })),
      events(1, fc.record({ do: fc.constantFrom('second-tab' as const, 'pause' as const), at })),
      events(
        1 + Math.floor(rows / 500),
        fc.record({ do: fc.constant('other-change' as const), at, product }),
      ),
      fc.array(product, { maxLength: 3 }),
    )
    .map(([mishaps, kills, reloads, one, changes, changedBefore]): Plan => ({
      events: [...mishaps, ...kills, ...reloads, ...one, ...changes].sort(
        (first, second) => first.at - second.at,
      ),
      changedBefore,
    }));
  const [plan] = fc.sample(arbitrary, { seed, numRuns: 1 });
  if (plan === undefined) throw new Error('no plan');
  return plan;
}
