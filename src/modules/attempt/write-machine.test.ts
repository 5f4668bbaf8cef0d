import { describe, expect, it, vi } from 'vitest';
import { context, ends, noResends, openForm, type End } from './test-write';
import { createWriteMachine } from './write-machine';

describe('M296: single flight', () => {
  it.each([2, 20])('%d presses send once', (presses) => {
    const { machine, steps } = openForm();
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
    const { machine, steps } = openForm();
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
    const form = openForm();
    await form.come(how);
    form.machine[move]();
    form.machine[move]();
    expect(form.steps).toHaveLength(2);
  });

  it('what was sent is not sent by the button that sent it', async () => {
    const form = openForm();
    await form.come('applied');
    form.machine.send();
    expect(form.steps).toHaveLength(1);
  });
});

describe('a review', () => {
  it('freezes the bytes and sends nothing', () => {
    const { machine, steps, attempt } = openForm();
    machine.review('A', context);
    expect(attempt()).toMatchObject({ bodyText: '{\n  "code": "A"\n}', context });
    expect(steps).toEqual([]);
  });

  it('may be left, and what is reviewed next is sent', () => {
    const { machine, steps } = openForm();
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
    const form = openForm();
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
    const { machine } = openForm();
    const listener = vi.fn<() => void>();
    const stop = machine.subscribe(listener);
    machine.review('A', context);
    stop();
    machine.send();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('a fault of this program leaves the outcome unknown', async () => {
    const form = openForm();
    form.machine.review('A', context);
    form.machine.send();
    await form.fail();
    expect(form.machine.state()).toMatchObject({ kind: 'unknown', settled: null });
    expect(form.release).toHaveBeenCalledOnce();
  });
});

describe('a form that holds another draft by now', () => {
  const own = { ...context, draft: 'one' };
  const sent = () => {
    const form = openForm();
    form.machine.review('A', own);
    form.machine.send();
    return form;
  };

  it.each<End>(['refused', 'not-sent', 'paused', 'similar', 'unknown'])(
    'is not told that what was sent before came to %s',
    async (how) => {
      for (const draft of ['two', undefined]) {
        const { machine, end } = sent();
        machine.moveOn(draft);
        expect(machine.state().kind).toBe('sending');
        await end(how);
        expect(machine.state()).toEqual({ kind: 'idle' });
      }
    },
  );

  it('is told that it was stored, and all of it once its own draft is back', async () => {
    const stored = sent();
    stored.machine.moveOn('two');
    await stored.end('applied');
    expect(stored.machine.state().kind).toBe('applied');
    const back = sent();
    back.machine.moveOn('two');
    back.machine.moveOn('one');
    await back.end('refused');
    expect(back.machine.state().kind).toBe('refused');
  });

  it('keeps what is in doubt over its own draft that is filled anew', async () => {
    const { machine, end } = sent();
    await end('unknown');
    machine.moveOn('one');
    expect(machine.state().kind).toBe('unknown');
    machine.moveOn('two');
    expect(machine.state().kind).toBe('idle');
  });

  it('lets the same bytes go on as the same attempt from their own draft only', async () => {
    const form = openForm('payment');
    form.machine.review('A', own);
    const { id } = form.attempt();
    form.machine.send();
    await form.end('unknown');
    form.machine.stopResends();
    await form.wake();
    expect(form.machine.state().kind).toBe('unknown');
    form.machine.moveOn('two');
    form.machine.review('A', { ...own, draft: 'two' });
    expect(form.attempt().id).not.toBe(id);
    form.machine.edit();
    form.machine.review('A', own);
    expect(form.attempt().id).toBe(id);
  });
});

it('what is told of a write is what its bytes were made of, from the review to the outcome', async () => {
  const machine = createWriteMachine({
    write: {
      operation: { name: 'entry-types.create' },
      toRequest: (body: { code: string }) => ({ method: 'POST', url: '/things', body }),
      read: () => null,
    },
    carryOut: ({ attempt }) => Promise.resolve({ attemptId: attempt.id, ...ends.unknown }),
    hold: () => () => undefined,
    now: () => 0,
    resends: noResends,
  });
  const typed = { code: 'A' };
  machine.review(typed, context);
  typed.code = 'B';
  const told = () => {
    const state = machine.state();
    return 'input' in state ? [state.kind, state.input, state.attempt.bodyText] : [state.kind];
  };
  const made = [{ code: 'A' }, '{\n  "code": "A"\n}'];
  expect(told()).toEqual(['reviewing', ...made]);
  machine.send();
  expect(told()).toEqual(['sending', ...made]);
  await expect.poll(told).toEqual(['unknown', ...made]);
});
