import fc from 'fast-check';
import { mishapArbitrary } from '../protocol/plan';
import type { Mishap } from '../support/service-world';

/** The ways people press a button that sends. */
export type Press =
  'click' | 'double-click' | 'twenty-clicks' | 'enter-twice' | 'control-enter-twice';

/** One of the two tabs. */
export type Which = 0 | 1;

/** What people and power cuts do; each begins so long after the one before, whether or not that came to an end. */
export type Action = { afterMs: number } & (
  | { do: 'send'; tab: Which; press: Press }
  | { do: 'resend'; tab: Which; press: Press }
  | { do: 'reload' | 'close' | 'back' | 'sign-out'; tab: Which }
  | { do: 'offline'; on: boolean }
  /** The gateway dies and is started again. */
  | { do: 'kill' }
  /** Every connection breaks off; new ones work. */
  | { do: 'cut'; line: 'to-browser' | 'to-service' }
  | { do: 'outage'; on: boolean }
);

export type BrowserPlan = {
  /** What the service does wrong with the first deliveries, in their order. */
  mishaps: Mishap[];
  actions: Action[];
};

const afterMs = fc.constantFrom(0, 0, 40, 150, 600);
const tab = fc.constantFrom<Which>(0, 0, 1);
const press = fc.constantFrom<Press>(
  'click',
  'double-click',
  'twenty-clicks',
  'enter-twice',
  'control-enter-twice',
);
const one = <Name extends Action['do']>(name: Name) => fc.constant(name);

const send = fc.record({ do: one('send'), tab, press, afterMs });
const later: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: send },
  { weight: 5, arbitrary: fc.record({ do: one('resend'), tab, press, afterMs }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('reload', 'reload', 'close', 'back', 'sign-out'),
      tab,
      afterMs,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: one('offline'), on: fc.boolean(), afterMs }) },
  { weight: 2, arbitrary: fc.record({ do: one('kill'), afterMs }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: one('cut'),
      line: fc.constantFrom('to-browser', 'to-service'),
      afterMs,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: one('outage'), on: fc.boolean(), afterMs }) },
);

const planArbitrary: fc.Arbitrary<BrowserPlan> = fc.record({
  // Mostly slow ones, so that what follows happens while the answer is awaited.
  mishaps: fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('slow'),
        ms: fc.constantFrom(150, 500, 1_200),
        when: fc.constantFrom('before', 'after'),
      }),
      mishapArbitrary,
    ),
    { maxLength: 3 },
  ),
  actions: fc
    .tuple(send, fc.array(later, { minLength: 1, maxLength: 5 }))
    .map(([first, rest]) => [first, ...rest]),
});

/** The plan of one numbered run: the same number makes the same plan on every machine. */
export function browserPlanOf(seed: number): BrowserPlan {
  const [plan] = fc.sample(planArbitrary, { seed, numRuns: 1 });
  if (plan === undefined) throw new Error('no plan');
  return plan;
}
