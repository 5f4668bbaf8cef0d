import { describe, expect, it } from 'vitest';
import { context, error, openForm, similar, type End } from './test-write';
import { optionsIn } from './write-state';

describe('the same intention', () => {
  it.each<End>(['not-sent', 'forbidden', 'paused'])(
    'after %s goes on under its id when a person asks',
    async (how) => {
      const form = openForm();
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
      const form = openForm();
      await form.come(how);
      form.machine.edit();
      form.machine.review('A', { ...context });
      form.machine.send();
      expect(form.ways()).toEqual(['first', 'again']);
      expect(form.steps[1]?.attempt).toBe(form.steps[0]?.attempt);
    },
  );

  it('with other bytes is another one', async () => {
    const form = openForm();
    await form.come('not-sent');
    form.machine.review('B', context);
    form.machine.send();
    expect(form.ways()).toEqual(['first', 'first']);
    expect(form.steps[1]?.attempt.id).not.toBe(form.steps[0]?.attempt.id);
  });

  it.each<End>(['refused', 'differs', 'applied', 'settled'])(
    'is over after %s: the same bytes are another one',
    async (how) => {
      const form = openForm();
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
    const form = openForm();
    await form.come('similar');
    form.machine.confirmSimilar();
    const [first, second] = form.steps;
    expect(second?.attempt).toEqual({
      ...first?.attempt,
      context: { ...context, confirms: [similar.id] },
    });
    expect(form.ways()).toEqual(['first', 'first']);
  });

  it('goes on as a resend where another one like it was stored after the first send', async () => {
    const form = openForm();
    await form.come('forbidden');
    form.machine.resend();
    await form.end('similar');
    form.machine.confirmSimilar();
    expect(form.ways()).toEqual(['first', 'again', 'again']);
    expect(form.steps[2]?.attempt.context.confirms).toEqual([similar.id]);
  });
});

describe('an unknown outcome', () => {
  it('freezes the form until it is known or settled', async () => {
    const form = openForm();
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
    const form = openForm();
    await form.come('unknown');
    form.later(60_000);
    form.machine.check();
    expect(form.steps[1]).toMatchObject({ way: 'check', known: { error, sentAt: error.at } });
    expect(form.machine.state()).toMatchObject({ kind: 'sending', way: 'check', since: 1_000 });
    await form.end('settled');
    form.machine.edit();
    expect(form.machine.state()).toEqual({ kind: 'idle' });
  });

  it('that turns out never to have arrived is sent when a person asks', async () => {
    const form = openForm();
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
    const form = openForm();
    await form.come(how);
    expect(optionsIn(form.machine.state())).toEqual(options);
  });
});
