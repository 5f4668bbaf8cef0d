import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttemptResult } from '@/api/core/attempt-result';
import type { PaymentResends } from '@/api/core/payment-resends';
import { testId } from '@/api/core/test-answers';
import { runBulkJob } from './bulk-run';
import type { RunParts, SendAgain } from './run-parts';
import { errorOf, resultOf, unheard } from './test-bulk-results';
import { BulkWorld } from './test-bulk-world';

const pauses: PaymentResends = { inProcess: [1_000], limited: [5_000], inDoubt: [2_000, 10_000] };

/** What a send of a payment comes to: the service pays a key once, whatever of that is told. */
const answers = ['paid', 'refused', 'in-doubt', 'paid-in-doubt', 'unheard', 'similar'] as const;
type Answer = (typeof answers)[number];

type Send = { id: string; again: SendAgain | null };

/** A job of payments, whose gateway answers by a script and notes what it was asked. */
class PaymentWorld {
  readonly world: BulkWorld;
  readonly sends: Send[] = [];
  readonly paid = new Map<string, number>();
  readonly asked: string[] = [];
  isSeen = true;
  readonly #script: Answer[];

  constructor(count: number, script: readonly Answer[]) {
    this.world = new BulkWorld(count, []);
    this.#script = [...script];
  }

  parts(): RunParts {
    const { parts } = this.world;
    const never = (name: string) => () => {
      throw new Error(`A job of payments asked to ${name}`);
    };
    return {
      ...parts,
      resends: { pauses: () => pauses, isSeen: () => this.isSeen, random: () => 0 },
      newId: never('mint an id'),
      gateway: {
        ...parts.gateway,
        lease: async (id) => ({
          ...(await parts.gateway.lease(id)),
          kind: 'payments.apply',
          branchId: null,
        }),
        finish: async () => {
          this.asked.push('finish');
        },
        amend: async (_id, rows) => {
          this.asked.push(...rows.map(({ skip, attempt }) => skip ?? `another id ${attempt}`));
        },
        settle: never('settle'),
        products: never('read a branch'),
        seen: never('compare'),
        send: async ({ id }, again) => this.#send(id, again),
      },
    };
  }

  #send(id: string, again: SendAgain | null): AttemptResult<unknown> {
    this.sends.push({ id, again });
    const answer = this.#script.shift() ?? 'paid';
    const isPaid = answer === 'paid' || answer === 'paid-in-doubt';
    if (isPaid && !this.paid.has(id)) this.paid.set(id, 1);
    if (answer === 'unheard') again?.onUnsent?.();
    switch (answer) {
      case 'paid':
        return resultOf(id, 'applied');
      case 'refused':
        return resultOf(id, 'rejected');
      case 'in-doubt':
      case 'paid-in-doubt':
        return resultOf(id, 'unknown');
      case 'unheard':
        return unheard(id);
      case 'similar': {
        const outcome = 'applied' as const;
        const similar = { id: testId(9), at: '', operator: '', outcome, equal: ['part' as const] };
        const error = errorOf('not-sent', 'network');
        return { kind: 'similar', attemptId: id, error, similar };
      }
    }
  }

  async run(): Promise<void> {
    await runBulkJob('job', this.parts(), () => undefined).ended;
  }

  /** The sends of a row, by its place. */
  of(row: number): (SendAgain | null)[] {
    return this.sends.filter(({ id }) => id === testId(1_000 + row)).map(({ again }) => again);
  }
}

describe('a job of payments', () => {
  it('whatever each send meets, keeps one id a row, settles none and reads nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.constantFrom(...answers), { maxLength: 40 }),
        async (count, script) => {
          const payments = new PaymentWorld(count, script);
          await payments.run();
          const ids = Array.from({ length: count }, (_, index) => testId(1_000 + index));
          expect(new Set(payments.sends.map(({ id }) => id))).toEqual(new Set(ids));
          expect(payments.asked.at(-1)).toBe('finish');
          expect(payments.asked.filter((one) => one.startsWith('another id'))).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('sends what nobody knows the end of again under its key, twice, then leaves it to a person', async () => {
    const payments = new PaymentWorld(1, ['in-doubt', 'in-doubt', 'in-doubt', 'paid']);
    await payments.run();
    expect(payments.of(0)).toMatchObject([null, { mostSends: 1 }, { mostSends: 2 }]);
    expect(payments.paid.size).toBe(0);
  });

  it('sends nothing by itself from a tab that nobody can see', async () => {
    const payments = new PaymentWorld(1, ['in-doubt', 'paid']);
    payments.isSeen = false;
    await payments.run();
    expect(payments.of(0)).toEqual([null]);
  });

  it('asks before it goes on with a row that may have been sent, and leaves one in doubt alone', async () => {
    const payments = new PaymentWorld(1, ['unheard', 'unheard', 'paid']);
    await payments.run();
    const [first, resend, later] = payments.of(0);
    expect([first, resend?.unlessInDoubt, later?.unlessInDoubt]).toEqual([null, undefined, true]);
    expect(payments.paid.size).toBe(1);
  });

  it('leaves out one that may be another payment, and tells it', async () => {
    const payments = new PaymentWorld(2, ['similar']);
    await payments.run();
    expect(payments.asked).toEqual(['not-sendable', 'finish']);
    expect(payments.of(0)).toHaveLength(1);
  });
});
