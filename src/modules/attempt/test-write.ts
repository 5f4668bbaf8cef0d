import { vi } from 'vitest';
import type { AttemptStep } from '@/api/attempts/mutations';
import type { AttemptContext, PreparedAttempt, Write } from '@/api/core/attempt';
import type { AttemptResult } from '@/api/core/attempt-result';
import { factsWithoutAnswer, type ApiError, type SimilarAttempt } from '@/api/core/errors';
import type { PaymentResends } from '@/api/core/payment-resends';
import { testOwner } from '@/api/core/test-gateway';
import { createWriteMachine, type WriteMachineParts } from './write-machine';

/** Only for tests: a form's write whose sends end when and as a test says. */

type Result = AttemptResult<string>;

const write: Write<string, string> = {
  operation: { name: 'entry-types.create' },
  toRequest: (code) => ({ method: 'POST', url: '/things', body: { code } }),
  read: () => 'stored',
};
export const context: AttemptContext = { form: 'entry-types' };
const facts = factsWithoutAnswer('entry-types.create', 'unknown', new Date(0));
export const error: ApiError = { ...facts, kind: 'network' };
const paused: ApiError & { kind: 'rate-limited' } = {
  ...facts,
  kind: 'rate-limited',
  retryAfterSeconds: 5,
};
export const similar = {
  id: 'an-earlier-one',
  at: facts.at,
  operator: 'Luis',
  outcome: 'applied',
  equal: ['content'],
} satisfies SimilarAttempt;

/** Every end, without the attempt it belongs to. */
export const ends = {
  applied: {
    kind: 'applied',
    value: 'stored',
    owner: testOwner,
    requestId: 'req-1',
    at: facts.at,
    recordedEarlier: false,
    replayed: false,
  },
  refused: { kind: 'refused', error, resumable: false },
  forbidden: { kind: 'refused', error, resumable: true },
  'not-sent': { kind: 'not-sent', error, resumable: true },
  differs: { kind: 'not-sent', error, resumable: false },
  paused: { kind: 'paused', error: paused, resumable: true },
  similar: { kind: 'similar', error, similar },
  unknown: { kind: 'unknown', error, sentAt: facts.at, settled: null },
  settled: {
    kind: 'unknown',
    error,
    sentAt: facts.at,
    settled: { verdict: 'not-applied', note: 'No está', operator: 'Ana', at: facts.at },
  },
} as const;
export type End = keyof typeof ends;
type Ending = Result extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'attemptId'>
    : never
  : never;

const apply: typeof write = { ...write, operation: { name: 'payments.apply' } };

/** Nothing is sent again by itself. */
export const noResends: WriteMachineParts<unknown, unknown>['resends'] = {
  pauses: () => ({ inProcess: [], limited: [], inDoubt: [] }),
  wait: () => Promise.resolve(),
  isSeen: () => true,
  random: () => 0,
};

const pauses: PaymentResends = { inProcess: [1, 2], limited: [5], inDoubt: [2, 10] };

/** Opens a form, of a payment where that is said. */
export function openForm(of: 'entry-type' | 'payment' = 'entry-type') {
  const waits: { milliseconds: number; resolve: () => void }[] = [];
  let isSeen = true;
  const steps: AttemptStep[] = [];
  const answers: ((result: Result) => void)[] = [];
  const failures: ((fault: Error) => void)[] = [];
  const release = vi.fn<() => void>();
  const hold = vi.fn<() => () => void>(() => release);
  let now = 1_000;
  const machine = createWriteMachine({
    write: of === 'payment' ? apply : write,
    carryOut: (step) => {
      steps.push(step);
      return new Promise<Result>((resolve, reject) => {
        answers.push(resolve);
        failures.push(reject);
      });
    },
    hold,
    now: () => now,
    resends: {
      ...noResends,
      pauses: () => pauses,
      wait: (milliseconds, signal) =>
        new Promise<void>((resolve) => {
          waits.push({ milliseconds, resolve });
          signal.addEventListener('abort', () => resolve());
        }),
      isSeen: () => isSeen,
    },
  });
  machine.open();
  const attempt = (): PreparedAttempt => {
    const state = machine.state();
    if (!('attempt' in state)) throw new Error(`No attempt while ${state.kind}`);
    return state.attempt;
  };
  const end = async (how: End | Ending) => {
    const ending = typeof how === 'string' ? ends[how] : how;
    answers.shift()?.({ attemptId: attempt().id, ...ending });
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  };
  return {
    machine,
    steps,
    attempt,
    end,
    hold,
    release,
    fail: async () => {
      failures.shift()?.(new Error('a fault'));
      await new Promise((resolve) => setTimeout(resolve));
    },
    /** The pauses that are being waited for, in milliseconds. */
    waits: () => waits.map(({ milliseconds }) => milliseconds),
    /** The pause is over. */
    wake: async () => {
      waits.shift()?.resolve();
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    },
    /** Nobody can see the page any more. */
    hide: () => {
      isSeen = false;
    },
    later: (milliseconds: number) => {
      now += milliseconds;
    },
    ways: () => steps.map(({ way }) => way),
    /** Reviewed, sent and ended. */
    async come(how: End, code = 'A') {
      machine.review(code, context);
      machine.send();
      await end(how);
    },
  };
}
