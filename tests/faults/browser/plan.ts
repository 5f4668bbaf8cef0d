import fc from 'fast-check';
import { lost, mishapArbitrary } from '../protocol/plan';
import { others, type Other } from '../support/people';
import type { Mishap } from '../support/service-world';
import type { Changed, FormKind } from './forms';

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
  /** Another window of the browser signs in as somebody else; `noticed`: the tabs get the focus then. */
  | { do: 'other-window'; who: Other; noticed: boolean }
  /** The first person signs in again. */
  | { do: 'sign-back'; noticed: boolean }
  /** Whoever is signed in now drops what a tab of somebody else shows, and goes on there. */
  | { do: 'take-over'; tab: Which }
  /** A tab is loaded again, something in what comes back is changed, and it is sent anew. */
  | { do: 'change'; tab: Which; field: Changed; press: Press }
  /** Asked whether it is meant to be another one, a person says so. */
  | { do: 'confirm'; tab: Which }
  /** The owner gives the integration another key, and the gateway is started with it. */
  | { do: 'rotate-key' }
  /** So much time passes for the gateway and the service alike. */
  | { do: 'wait'; hours: number }
);

export type BrowserPlan = {
  /** What the service does wrong with the first deliveries, in their order. */
  mishaps: Mishap[];
  actions: Action[];
  /** What the service keeps against an idempotency key: what it applied, or refusals and failures too. */
  stores: 'applied' | 'all';
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
const otherWindow = fc.record({
  do: one('other-window'),
  who: fc.constantFrom(...(Object.keys(others) as Other[])),
  noticed: fc.boolean(),
  afterMs,
});
const change = fc.record({
  do: one('change'),
  tab,
  field: fc.constantFrom<Changed>('name', 'code'),
  press,
  afterMs,
});
const laterOfAny: fc.WeightedArbitrary<Action>[] = [
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
  { weight: 3, arbitrary: otherWindow },
  { weight: 2, arbitrary: fc.record({ do: one('sign-back'), noticed: fc.boolean(), afterMs }) },
  { weight: 1, arbitrary: fc.record({ do: one('take-over'), tab, afterMs }) },
  { weight: 4, arbitrary: change },
  { weight: 1, arbitrary: fc.record({ do: one('confirm'), tab, afterMs }) },
];
const later = fc.oneof(...laterOfAny);

/** What binds a payment's idempotency key for a time: the key of the integration, and a day. */
const replaced = fc.record({ do: one('rotate-key'), afterMs });
const waited = fc.record({ do: one('wait'), hours: fc.constantFrom(1, 25), afterMs });
const laterOfPayment = fc.oneof(
  ...laterOfAny,
  { weight: 3, arbitrary: replaced },
  { weight: 3, arbitrary: waited },
);

const anythingThen = (next: fc.Arbitrary<Action>): fc.Arbitrary<BrowserPlan> =>
  fc.record({
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
      .tuple(
        fc.option(otherWindow, { freq: 8 }),
        send,
        fc.array(next, { minLength: 1, maxLength: 5 }),
      )
      .map(([other, first, rest]) => [...(other === null ? [] : [other]), first, ...rest]),
    stores: fc.constant('applied'),
  });

/** What a person makes of a form that comes back after an answer was lost. */
const changedAfterLoss: fc.Arbitrary<BrowserPlan> = fc
  .tuple(lost, send, change, fc.array(later, { maxLength: 2 }))
  .map(([mishap, first, changed, rest]) => ({
    mishaps: [mishap],
    actions: [first, { ...changed, tab: first.tab, afterMs: 600 }, ...rest],
    stores: 'applied',
  }));

/** What is done about a payment that was made and whose answer got lost, late or under a new key. */
const paidAndLost: fc.Arbitrary<BrowserPlan> = fc
  .tuple(
    lost,
    send,
    fc.oneof(replaced, waited, fc.record({ do: one('kill'), afterMs }), otherWindow),
    fc.record({ do: one('resend'), tab, press, afterMs }),
    fc.array(laterOfPayment, { maxLength: 3 }),
  )
  .map(([mishap, first, meanwhile, again, rest]) => ({
    mishaps: [mishap],
    actions: [first, { ...meanwhile, afterMs: 600 }, { ...again, tab: first.tab }, ...rest],
    stores: 'applied',
  }));

const ofAny: fc.Arbitrary<BrowserPlan> = fc.oneof(
  { weight: 7, arbitrary: anythingThen(later) },
  { weight: 1, arbitrary: changedAfterLoss },
);

const ofPayment: fc.Arbitrary<BrowserPlan> = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: anythingThen(laterOfPayment) },
      { weight: 1, arbitrary: changedAfterLoss },
      { weight: 2, arbitrary: paidAndLost },
    ),
    fc.constantFrom('applied' as const, 'all' as const),
  )
  .map(([plan, stores]) => ({ ...plan, stores }));

/** The plan of one numbered run: the same number makes the same plan on every machine. */
export function browserPlanOf(kind: FormKind, seed: number): BrowserPlan {
  const [plan] = fc.sample(kind === 'payments' ? ofPayment : ofAny, { seed, numRuns: 1 });
  if (plan === undefined) throw new Error('no plan');
  return plan;
}
