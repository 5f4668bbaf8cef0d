import fc from 'fast-check';
import { others, type Other } from '../support/people';
import type { Mishap } from '../support/service-world';

/** What is done to one intention, by people, browsers and power cuts. None of it may carry the intention out twice. */
export type Step =
  /** The same id with the same bytes, so many at once. */
  | { do: 'send'; copies: number }
  /** The browser loses its connection and, unasked, sends the same request again. */
  | { do: 'drop'; afterMs: number }
  /** A person asks for another send, so many clicks at once. */
  | { do: 'resend'; copies: number }
  /** The same content under an id of its own, as a second tab would send it. */
  | { do: 'other-tab' }
  /** The gateway dies while the request is under way, and is started again. */
  | { do: 'kill'; afterMs: number }
  | { do: 'wait'; hours: number }
  | { do: 'rotate-key' }
  | { do: 'outage'; on: boolean }
  /** Another window of the browser signs in as somebody else, or out; what the page sends then goes out with that cookie. */
  | { do: 'other-window'; who: Other | 'nobody' }
  /** The page's own person signs in again. */
  | { do: 'sign-back' }
  /**
   * The page is loaded again, something in it is changed, and it is sent anew; when the gateway asks whether it is meant to be
   * another one, a person says so or not. `typed`: in the draft that comes back, or in an empty form, under the same code.
   */
  | { do: 'change'; field: 'name' | 'code'; typed: 'in-draft' | 'anew'; isAnother: boolean }
  /** The same person goes on with the draft on another computer. */
  | { do: 'type-elsewhere' }
  /** A person looks into the service and says what they found there. */
  | { do: 'settle' }
  /** Somebody who may pays the same purchases, with a payment of their own. */
  | { do: 'pay-too'; who: 'herself' | 'person' | 'integration' }
  /** The operation itself fails from now on, or works again. */
  | { do: 'failing'; on: boolean };

export type Plan = {
  /** The two bodies of a purchase are two intentions of one operation. */
  operation:
    | 'entry-types.create'
    | 'expenses.create'
    | 'expenses.create excluded'
    | 'payments.apply'
    | 'schedule-assignments.delete';
  /** What the service does wrong with the first deliveries, in their order. */
  mishaps: Mishap[];
  /** The service cannot be reached when the first step is taken. */
  outage: boolean;
  steps: Step[];
  /** How a payment is meant; left out: to purchases that it names, at a service that keeps no refusals and failures. */
  payment?: {
    isAutomatic: boolean;
    /** What the service keeps against an idempotency key: what it applied, or refusals and failures too. */
    stores: 'applied' | 'all';
  };
};

/** Answers that mean nothing happened; a service that gave them after the effect would be lying. */
const refusals = ['status-401', 'status-401-error', 'status-403', 'status-403-bare', 'status-429'];
const eitherMoment = [
  'hang',
  'status-500',
  'html-502',
  'wrong-type',
  'redirect',
  'flag-false',
  'malformed',
  'mid-body',
  'empty-body',
] as const;

/** What the service may do wrong with one delivery. */
export const mishapArbitrary: fc.Arbitrary<Mishap> = fc.oneof(
  fc.constantFrom(...refusals).map((kind) => ({ kind }) as Mishap),
  fc.constantFrom<Mishap>(
    { kind: 'status-422' },
    { kind: 'status-409' },
    { kind: 'reset-before' },
    { kind: 'reset-after' },
    { kind: 'huge', bytes: 2 * 1024 * 1024 },
  ),
  fc.record({ kind: fc.constant('slow' as const), ms: fc.constantFrom(20, 120, 500) }),
  fc.record({
    kind: fc.constantFrom(...eitherMoment),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
);

const copies = fc.constantFrom(1, 1, 2, 5);
const moment = fc.constantFrom(0, 5, 15, 40, 120);
const send = fc.record({ do: fc.constant('send' as const), copies });
const drop = fc.record({ do: fc.constant('drop' as const), afterMs: moment });
const kill = fc.record({ do: fc.constant('kill' as const), afterMs: moment });
const resend = fc.record({ do: fc.constant('resend' as const), copies });
const wait = fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 25) });
const otherTab = fc.constant({ do: 'other-tab' } as const);
const rotateKey = fc.constant({ do: 'rotate-key' } as const);
const outage = fc.record({ do: fc.constant('outage' as const), on: fc.boolean() });
const otherWindow = fc.record({
  do: fc.constant('other-window' as const),
  who: fc.constantFrom(...(Object.keys(others) as Other[]), 'nobody' as const),
});
const signBack = fc.constant({ do: 'sign-back' } as const);
const change = fc.record({
  do: fc.constant('change' as const),
  field: fc.constantFrom('name' as const, 'code' as const),
  typed: fc.constantFrom('in-draft' as const, 'in-draft' as const, 'anew' as const),
  isAnother: fc.constantFrom(false, false, true),
});
const typeElsewhere = fc.constant({ do: 'type-elsewhere' } as const);
const settle = fc.constant({ do: 'settle' } as const);

/** The steps that any write may meet. */
export const steps = {
  send,
  drop,
  kill,
  resend,
  wait,
  otherTab,
  rotateKey,
  outage,
  otherWindow,
  signBack,
  settle,
} as const;

export const first: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: send },
  { weight: 3, arbitrary: drop },
  { weight: 1, arbitrary: kill },
  { weight: 1, arbitrary: otherWindow },
);
const later: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: resend },
  { weight: 4, arbitrary: send },
  { weight: 3, arbitrary: otherTab },
  { weight: 2, arbitrary: drop },
  { weight: 2, arbitrary: wait },
  { weight: 1, arbitrary: outage },
  { weight: 1, arbitrary: rotateKey },
  { weight: 1, arbitrary: kill },
  { weight: 2, arbitrary: otherWindow },
  { weight: 2, arbitrary: signBack },
  { weight: 3, arbitrary: change },
  { weight: 1, arbitrary: typeElsewhere },
  { weight: 1, arbitrary: settle },
);

/** Any intention with any history. */
const anything: fc.Arbitrary<Plan> = fc.record({
  operation: fc.oneof(
    { weight: 2, arbitrary: fc.constant('entry-types.create' as const) },
    { weight: 1, arbitrary: fc.constant('expenses.create' as const) },
    { weight: 1, arbitrary: fc.constant('expenses.create excluded' as const) },
    { weight: 1, arbitrary: fc.constant('payments.apply' as const) },
    { weight: 1, arbitrary: fc.constant('schedule-assignments.delete' as const) },
  ),
  mishaps: fc.array(mishapArbitrary, { maxLength: 3 }),
  outage: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  steps: fc.tuple(first, fc.array(later, { maxLength: 5 })).map(([one, rest]) => [one, ...rest]),
});

/** A write that was made and whose answer got lost. */
export const lost = fc.constantFrom<Mishap>(
  { kind: 'reset-after' },
  { kind: 'mid-body' },
  { kind: 'malformed' },
  { kind: 'status-500', when: 'after' },
);

/** What protects a payment from being made twice late or under another key, which chance alone seldom gets to. */
const lateResend: fc.Arbitrary<Plan> = fc
  .tuple(
    lost,
    fc.constantFrom<Step>({ do: 'wait', hours: 25 }, { do: 'rotate-key' }),
    resend,
    fc.array(later, { maxLength: 2 }),
  )
  .map(([mishap, meanwhile, again, rest]) => ({
    operation: 'payments.apply',
    mishaps: [mishap],
    outage: false,
    steps: [{ do: 'send', copies: 1 }, meanwhile, again, ...rest],
  }));

/** A review that is sent after somebody else signed in, which is right the other way round far more often. */
const sentAsAnother: fc.Arbitrary<Plan> = fc
  .tuple(anything, otherWindow, send, fc.array(later, { maxLength: 2 }))
  .map(([plan, other, sent, rest]) => ({
    ...plan,
    outage: false,
    steps: [other, sent, { do: 'sign-back' }, ...rest],
  }));

/** What a person makes of a draft whose sending nobody knows the outcome of. */
const changedAfterLoss: fc.Arbitrary<Plan> = fc
  .tuple(lost, change, fc.array(later, { maxLength: 2 }))
  .map(([mishap, changed, rest]) => ({
    operation: 'entry-types.create',
    mishaps: [mishap],
    outage: false,
    steps: [{ do: 'send', copies: 1 }, changed, ...rest],
  }));

/** A draft that goes on elsewhere while the page sends what it had. */
const newerElsewhere: fc.Arbitrary<Plan> = fc
  .tuple(fc.array(lost, { maxLength: 1 }), fc.array(later, { maxLength: 2 }))
  .map(([mishaps, rest]) => ({
    operation: 'entry-types.create',
    mishaps,
    outage: false,
    steps: [{ do: 'type-elsewhere' }, { do: 'send', copies: 1 }, ...rest],
  }));

const planArbitrary: fc.Arbitrary<Plan> = fc.oneof(
  { weight: 12, arbitrary: anything },
  { weight: 1, arbitrary: lateResend },
  { weight: 1, arbitrary: sentAsAnother },
  { weight: 1, arbitrary: changedAfterLoss },
  { weight: 1, arbitrary: newerElsewhere },
);

/** The plan of one numbered run: the same seed and number make the same plan on every machine. */
export function planOf(seed: number): Plan {
  const [plan] = fc.sample(planArbitrary, { seed, numRuns: 1 });
  if (plan === undefined) throw new Error('no plan');
  return plan;
}
