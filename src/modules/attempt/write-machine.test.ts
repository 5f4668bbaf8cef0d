import { describe, expect, it, vi } from 'vitest';
import type { AttemptStep } from '@/api/attempts/mutations';
import type { AttemptContext, PreparedAttempt, Write } from '@/api/core/attempt';
import type { AttemptResult } from '@/api/core/attempt-result';
import { factsWithoutAnswer, type ApiError } from '@/api/core/errors';
import { createWriteMachine } from './write-machine';
import { optionsIn } from './write-state';

type Result = AttemptResult<string>;

const write: Write<string, string> = {
  operation: { name: 'entry-types.create', missing: 'record' },
  toRequest: (code) => ({ method: 'POST', url: '/things', body: { code } }),
  read: () => 'stored',
};
const context: AttemptContext = { form: 'entry-types' };
const facts = factsWithoutAnswer('entry-types.create', 'unknown', new Date(0));
const error: ApiError = { ...facts, kind: 'network' };
const paused: ApiError & { kind: 'rate-limited' } = {
  ...facts,
  kind: 'rate-limited',
  retryAfterSeconds: 5,
};
const similar = {
  id: 'an-earlier-one',
  at: facts.at,
  operator: 'Luis',
  outcome: 'applied',
} as const;

/** Every end, without the attempt it belongs to. */
const ends = {
  applied: {
    kind: 'applied',
    value: 'stored',
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
  unknown: { kind: 'unknown', error, settled: null },
  settled: {
    kind: 'unknown',
    error,
    settled: { verdict: 'not-applied', note: 'No está', operator: 'Ana', at: facts.at },
  },
} as const;
type End = keyof typeof ends;

/** A form whose sends end when and as the test says. */
function open() {
  const steps: AttemptStep[] = [];
  const answers: ((result: Result) => void)[] = [];
  const failures: ((fault: Error) => void)[] = [];
  const release = vi.fn<() => void>();
  const hold = vi.fn<() => () => void>(() => release);
  let now = 1_000;
  const machine = createWriteMachine({
    write,
    carryOut: (step) => {
      steps.push(step);
      return new Promise<Result>((resolve, reject) => {
        answers.push(resolve);
        failures.push(reject);
      });
    },
    hold,
    now: () => now,
  });
  const attempt = (): PreparedAttempt => {
    const state = machine.state();
    if (!('attempt' in state)) throw new Error(`No attempt while ${state.kind}`);
    return state.attempt;
  };
  const end = async (how: End) => {
    answers.shift()?.({ attemptId: attempt().id, ...ends[how] });
    await Promise.resolve();
    await Promise.resolve();
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

describe('M296: single flight', () => {
  it.each([2, 20])('%d presses send once', (presses) => {
    const { machine, steps } = open();
    machine.review('A', context);
    for (let press = 0; press < presses; press += 1) machine.send();
    expect(steps).toHaveLength(1);
  });

  it.each<[string, 'send' | 'resend' | 'confirmSimilar' | 'check' | 'edit']>([
    ['sent', 'send'],
    ['sent again', 'resend'],
    ['confirmed', 'confirmSimilar'],
    ['asked about', 'check'],
    ['left for the form', 'edit'],
  ])('what is on its way is not %s', (_, move) => {
    const { machine, steps } = open();
    machine.review('A', context);
    machine.send();
    machine[move]();
    machine.review('B', context);
    expect(steps).toHaveLength(1);
    expect(machine.state().kind).toBe('sending');
  });

  it.each<[End, 'resend' | 'confirmSimilar' | 'check']>([
    ['not-sent', 'resend'],
    ['similar', 'confirmSimilar'],
    ['unknown', 'check'],
  ])('after %s, two presses of %s are one', async (how, move) => {
    const form = open();
    await form.come(how);
    form.machine[move]();
    form.machine[move]();
    expect(form.steps).toHaveLength(2);
  });

  it('what was sent is not sent by the button that sent it', async () => {
    const form = open();
    await form.come('applied');
    form.machine.send();
    expect(form.steps).toHaveLength(1);
  });
});

describe('a review', () => {
  it('freezes the bytes and sends nothing', () => {
    const { machine, steps, attempt } = open();
    machine.review('A', context);
    expect(attempt()).toMatchObject({ bodyText: '{\n  "code": "A"\n}', context });
    expect(steps).toEqual([]);
  });

  it('may be left, and what is reviewed next is sent', () => {
    const { machine, steps } = open();
    machine.review('A', context);
    machine.edit();
    expect(machine.state()).toEqual({ kind: 'idle' });
    machine.send();
    expect(steps).toEqual([]);
    machine.review('B', context);
    machine.send();
    expect(steps[0]?.attempt.bodyText).toContain('"B"');
  });
});

describe('while it is on its way', () => {
  it('says since when, that the answer was lost, and holds the page', async () => {
    const form = open();
    form.machine.review('A', context);
    form.later(500);
    form.machine.send();
    expect(form.machine.state()).toMatchObject({ kind: 'sending', since: 1_500, lost: false });
    expect(form.hold).toHaveBeenCalledOnce();
    form.steps[0]?.onLost?.();
    expect(form.machine.state()).toMatchObject({ kind: 'sending', since: 1_500, lost: true });
    expect(form.release).not.toHaveBeenCalled();
    await form.end('applied');
    expect(form.machine.state()).toMatchObject({ ...ends.applied, since: 1_500 });
    expect(form.release).toHaveBeenCalledOnce();
  });

  it('tells whoever listens, until they stop', () => {
    const { machine } = open();
    const listener = vi.fn<() => void>();
    const stop = machine.subscribe(listener);
    machine.review('A', context);
    stop();
    machine.send();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('a fault of this program leaves the outcome unknown', async () => {
    const form = open();
    form.machine.review('A', context);
    form.machine.send();
    await form.fail();
    expect(form.machine.state()).toMatchObject({ kind: 'unknown', settled: null });
    expect(form.release).toHaveBeenCalledOnce();
  });
});

describe('the same intention', () => {
  it.each<End>(['not-sent', 'forbidden', 'paused'])(
    'after %s goes on under its id when a person asks',
    async (how) => {
      const form = open();
      await form.come(how);
      form.machine.resend();
      await form.end('applied');
      expect(form.ways()).toEqual(['first', 'again']);
      expect(form.steps[1]?.attempt).toBe(form.steps[0]?.attempt);
      expect(form.machine.state().kind).toBe('applied');
    },
  );

  it.each<End>(['not-sent', 'forbidden', 'paused'])(
    'after %s goes on under its id when the same is reviewed once more',
    async (how) => {
      const form = open();
      await form.come(how);
      form.machine.edit();
      form.machine.review('A', { ...context });
      form.machine.send();
      expect(form.ways()).toEqual(['first', 'again']);
      expect(form.steps[1]?.attempt).toBe(form.steps[0]?.attempt);
    },
  );

  it('with other bytes is another one', async () => {
    const form = open();
    await form.come('not-sent');
    form.machine.review('B', context);
    form.machine.send();
    expect(form.ways()).toEqual(['first', 'first']);
    expect(form.steps[1]?.attempt.id).not.toBe(form.steps[0]?.attempt.id);
  });

  it.each<End>(['refused', 'differs', 'applied', 'settled'])(
    'is over after %s: the same bytes are another one',
    async (how) => {
      const form = open();
      await form.come(how);
      form.machine.resend();
      expect(form.steps).toHaveLength(1);
      form.machine.review('A', context);
      form.machine.send();
      expect(form.ways()).toEqual(['first', 'first']);
      expect(form.steps[1]?.attempt.id).not.toBe(form.steps[0]?.attempt.id);
    },
  );

  it('keeps its id when a person says that they mean another one like it', async () => {
    const form = open();
    await form.come('similar');
    form.machine.confirmSimilar();
    const [first, second] = form.steps;
    expect(second?.attempt).toEqual({
      ...first?.attempt,
      context: { ...context, confirms: similar.id },
    });
    expect(form.ways()).toEqual(['first', 'first']);
  });
});

describe('an unknown outcome', () => {
  it('freezes the form until it is known or settled', async () => {
    const form = open();
    await form.come('unknown');
    const frozen = form.machine.state();
    form.machine.edit();
    form.machine.review('B', context);
    form.machine.send();
    form.machine.resend();
    expect(form.machine.state()).toBe(frozen);
    expect(form.steps).toHaveLength(1);
  });

  it('may be asked about, which sends nothing and keeps when it was sent', async () => {
    const form = open();
    await form.come('unknown');
    form.later(60_000);
    form.machine.check();
    expect(form.steps[1]).toMatchObject({ way: 'check', known: error });
    expect(form.machine.state()).toMatchObject({ kind: 'sending', way: 'check', since: 1_000 });
    await form.end('settled');
    form.machine.edit();
    expect(form.machine.state()).toEqual({ kind: 'idle' });
  });

  it('that turns out never to have arrived is sent when a person asks', async () => {
    const form = open();
    await form.come('unknown');
    form.machine.check();
    await form.end('not-sent');
    form.machine.resend();
    expect(form.ways()).toEqual(['first', 'check', 'again']);
    expect(new Set(form.steps.map(({ attempt }) => attempt.id)).size).toBe(1);
  });
});

describe('what a state allows', () => {
  const none = { edit: false, send: false, resend: false, check: false };
  it.each<[End, object]>([
    ['applied', { ...none, edit: true }],
    ['refused', { ...none, edit: true }],
    ['forbidden', { ...none, edit: true, resend: true }],
    ['not-sent', { ...none, edit: true, resend: true }],
    ['differs', { ...none, edit: true }],
    ['paused', { ...none, edit: true, resend: true }],
    ['similar', { ...none, edit: true }],
    ['unknown', { ...none, check: true }],
    ['settled', { ...none, edit: true, check: true }],
  ])('%s', async (how, options) => {
    const form = open();
    await form.come(how);
    expect(optionsIn(form.machine.state())).toEqual(options);
  });
});
