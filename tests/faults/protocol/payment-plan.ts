import fc from 'fast-check';
import { first, lost, mishapArbitrary, steps, type Plan, type Step } from './plan';

const payToo = fc.record({
  do: fc.constant('pay-too' as const),
  who: fc.constantFrom('herself' as const, 'person' as const, 'integration' as const),
});
const failing = fc.record({ do: fc.constant('failing' as const), on: fc.boolean() });

const later: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: steps.resend },
  { weight: 3, arbitrary: steps.send },
  { weight: 4, arbitrary: payToo },
  { weight: 2, arbitrary: steps.otherTab },
  { weight: 2, arbitrary: steps.drop },
  { weight: 3, arbitrary: steps.wait },
  { weight: 2, arbitrary: steps.rotateKey },
  { weight: 2, arbitrary: steps.kill },
  { weight: 1, arbitrary: steps.outage },
  { weight: 2, arbitrary: steps.otherWindow },
  { weight: 2, arbitrary: steps.signBack },
  { weight: 1, arbitrary: steps.settle },
  { weight: 2, arbitrary: failing },
);

const payment = fc.record({
  isAutomatic: fc.oneof(
    { weight: 3, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  stores: fc.constantFrom('applied' as const, 'all' as const),
});

/** Any payment with any history. */
const anything: fc.Arbitrary<Plan> = fc.record({
  operation: fc.constant('payments.apply' as const),
  payment,
  mishaps: fc.array(mishapArbitrary, { maxLength: 4 }),
  outage: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  steps: fc.tuple(first, fc.array(later, { maxLength: 6 })).map(([one, rest]) => [one, ...rest]),
});

/** What is done about a payment that was made and whose answer got lost: by whoever made it, late, under a new key, or by others. */
const afterLoss: fc.Arbitrary<Plan> = fc
  .tuple(
    payment,
    lost,
    fc.oneof(steps.rotateKey, steps.wait, payToo, steps.kill, steps.otherWindow),
    steps.resend,
    fc.array(later, { maxLength: 3 }),
  )
  .map(([how, mishap, meanwhile, again, rest]) => ({
    operation: 'payments.apply',
    payment: how,
    mishaps: [mishap],
    outage: false,
    steps: [{ do: 'send', copies: 1 }, meanwhile, again, ...rest],
  }));

const planArbitrary: fc.Arbitrary<Plan> = fc.oneof(
  { weight: 2, arbitrary: anything },
  { weight: 1, arbitrary: afterLoss },
);

/** The plan of one numbered run of payments: the same number makes the same plan on every machine. */
export function paymentPlanOf(seed: number): Plan {
  const [plan] = fc.sample(planArbitrary, { seed, numRuns: 1 });
  if (plan === undefined) throw new Error('no plan');
  return plan;
}
