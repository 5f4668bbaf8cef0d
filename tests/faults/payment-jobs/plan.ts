import fc from 'fast-check';
import { lost, mishapArbitrary } from '../protocol/plan';
import type { Mishap } from '../support/service-world';

/** Who pays a purchase by a payment of its own, beside the job. */
export type Payer = 'herself' | 'person' | 'integration';

/** What happens to a job of payments, while it runs or afterwards. */
export type Event =
  | { do: 'mishap'; mishap: Mishap }
  /** The gateway is killed, as by a power cut, and started again. */
  | { do: 'kill' }
  /** The tab is gone, and the page is opened again. */
  | { do: 'reload' }
  /** The job is opened in a second tab; a heedless one goes on whoever has the lease. */
  | { do: 'second-tab'; isHeedless: boolean }
  /** The browser loses a payment's connection and, unasked, sends the same request again. */
  | { do: 'silent-resend' }
  | { do: 'pause' }
  | { do: 'cancel' }
  /** A day goes by for the gateway and the service alike. */
  | { do: 'jump' }
  | { do: 'rotate-key' }
  /** Somebody else pays one of the purchases of a row. */
  | { do: 'pay-too'; row: number; who: Payer }
  /** The operation itself fails from now on, or works again. */
  | { do: 'failing'; on: boolean };

/** What people do once nothing of it is open. */
export type Afterwards =
  | Extract<Event, { do: 'mishap' | 'kill' | 'jump' | 'rotate-key' | 'pay-too' }>
  /** A person sends every payment in doubt again, with so many clicks at once. */
  | { do: 'resend'; copies: number }
  /** A person looks into the service and says what became of every payment in doubt. */
  | { do: 'settle' }
  /** The job is gone on with. */
  | { do: 'resume' };

export type Plan = {
  /** What the service keeps against an idempotency key: what it applied, or refusals and failures too. */
  stores: 'applied' | 'all';
  /** How many purchases each row pays. */
  sizes: number[];
  /** Rows one of whose purchases was given as much before; a person means the row beside that, or leaves it out. */
  paidBefore: { row: number; isMeant: boolean }[];
  events: (Event & { at: number })[];
  afterwards: Afterwards[];
};

const mishap = fc.oneof(
  { weight: 3, arbitrary: lost },
  { weight: 2, arbitrary: fc.constant<Mishap>({ kind: 'slow', ms: 500 }) },
  { weight: 4, arbitrary: mishapArbitrary },
);
const always = <T extends Event | Afterwards>(step: T) => fc.constant(step);
const mishaps = fc.record({ do: fc.constant('mishap' as const), mishap });
const payToo = (rows: number) =>
  fc.record({
    do: fc.constant('pay-too' as const),
    row: fc.nat({ max: rows - 1 }),
    who: fc.constantFrom<Payer>('herself', 'person', 'integration'),
  });
const secondTab = fc.record({ do: fc.constant('second-tab' as const), isHeedless: fc.boolean() });

/** The plan of one numbered run: the same seed, number and size make the same plan on every machine. */
export function planOf(seed: number, rows: number): Plan {
  const event: fc.Arbitrary<Event> = fc.oneof(
    { weight: 3, arbitrary: always({ do: 'kill' }) },
    { weight: 3, arbitrary: secondTab },
    { weight: 2, arbitrary: always({ do: 'reload' }) },
    { weight: 2, arbitrary: always({ do: 'silent-resend' }) },
    { weight: 2, arbitrary: always({ do: 'jump' }) },
    { weight: 1, arbitrary: always({ do: 'rotate-key' }) },
    { weight: 1, arbitrary: always({ do: 'pause' }) },
    { weight: 3, arbitrary: payToo(rows) },
    { weight: 1, arbitrary: fc.boolean().map((on) => ({ do: 'failing' as const, on })) },
  );
  const at = fc.noBias(fc.nat({ max: 98 })).map((percent) => percent / 100);
  const timed = (of: fc.Arbitrary<Event>, count: number) =>
    fc.array(
      fc.tuple(of, at).map(([one, when]) => ({ ...one, at: when })),
      { minLength: count, maxLength: count },
    );
  const resend = fc.record({
    do: fc.constant('resend' as const),
    copies: fc.constantFrom(1, 3),
  });
  const afterwards: fc.Arbitrary<Afterwards> = fc.oneof(
    { weight: 6, arbitrary: resend },
    { weight: 3, arbitrary: always({ do: 'jump' }) },
    { weight: 2, arbitrary: always({ do: 'rotate-key' }) },
    { weight: 2, arbitrary: always({ do: 'resume' }) },
    { weight: 1, arbitrary: always({ do: 'settle' }) },
    { weight: 1, arbitrary: always({ do: 'kill' }) },
    { weight: 2, arbitrary: mishaps },
    { weight: 2, arbitrary: payToo(rows) },
  );
  const plan: fc.Arbitrary<Plan> = fc
    .record({
      stores: fc.constantFrom('applied' as const, 'all' as const),
      sizes: fc.array(fc.constantFrom(1, 1, 2, 3), { minLength: rows, maxLength: rows }),
      paidBefore: fc.uniqueArray(
        fc.record({ row: fc.nat({ max: rows - 1 }), isMeant: fc.boolean() }),
        { maxLength: Math.min(2, rows - 1), selector: ({ row }) => row },
      ),
      mishaps: timed(mishaps, Math.ceil(rows / 2)),
      events: timed(event, 2 + Math.ceil(rows / 6)),
      // Of few jobs, so that most come to their end.
      cancels: fc.oneof(
        { weight: 7, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: timed(always({ do: 'cancel' }), 1) },
      ),
      afterwards: fc.oneof(
        fc.array(afterwards, { maxLength: 5 }),
        // What comes too late is right the other way round far more often.
        fc
          .tuple(always({ do: 'jump' }), resend, fc.array(afterwards, { maxLength: 2 }))
          .map(([late, again, rest]): Afterwards[] => [late, again, ...rest]),
      ),
    })
    .map(({ mishaps: met, cancels, events, ...rest }) => ({
      ...rest,
      events: [...met, ...events, ...cancels].sort((one, other) => one.at - other.at),
    }));
  const [one] = fc.sample(plan, { seed, numRuns: 1 });
  if (one === undefined) throw new Error('no plan');
  return one;
}
