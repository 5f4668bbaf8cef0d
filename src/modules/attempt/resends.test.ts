import { describe, expect, it } from 'vitest';
import { ends, error, openForm } from './test-write';
import { optionsIn } from './write-state';

const unknown = (kind: 'server' | 'conflict' | 'network') =>
  ({ ...ends.unknown, error: { ...error, kind } }) as const;

/** A payment that was sent. */
function pay() {
  const form = openForm('payment');
  form.machine.review('A', { form: 'payments' });
  form.machine.send();
  return form;
}

describe('M282: a payment is sent again by itself', () => {
  it('with the same attempt after each pause, until it is known', async () => {
    const form = pay();
    await form.end(unknown('conflict'));
    expect(form.machine.state()).toMatchObject({
      kind: 'sending',
      pause: { reason: 'inProcess', until: 1_001 },
    });
    await form.wake();
    expect(form.machine.state()).toMatchObject({ kind: 'sending', pause: null, since: 1_000 });
    await form.end(unknown('conflict'));
    expect(form.waits()).toEqual([2]);
    await form.wake();
    await form.end('applied');
    expect(form.machine.state().kind).toBe('applied');
    expect(form.ways()).toEqual(['first', 'again', 'again']);
    expect(new Set(form.steps.map(({ attempt }) => attempt)).size).toBe(1);
    expect(form.hold).toHaveBeenCalledOnce();
    expect(form.release).toHaveBeenCalledOnce();
  });

  it('as often as its pauses, then a person decides', async () => {
    const form = pay();
    await form.end(unknown('server'));
    await form.wake();
    await form.end(unknown('server'));
    expect(form.waits()).toEqual([10]);
    await form.wake();
    await form.end(unknown('server'));
    expect(form.waits()).toEqual([]);
    expect(form.steps).toHaveLength(3);
    expect(form.machine.state().kind).toBe('unknown');
    expect(optionsIn(form.machine.state())).toMatchObject({ edit: false, resend: true });
  });

  it('knows of each resend that the outcome was unknown, and how often it was sent from here', async () => {
    const form = pay();
    await form.end(unknown('server'));
    await form.wake();
    expect(form.steps[1]).toMatchObject({
      known: { sentAt: ends.unknown.sentAt },
      mostSends: 1,
    });
    await form.end(unknown('server'));
    await form.wake();
    expect(form.steps[2]).toMatchObject({ mostSends: 2 });
  });

  it('after the rate limit, never sooner than it names', async () => {
    const form = pay();
    await form.end('paused');
    expect(form.waits()).toEqual([5_000]);
    await form.wake();
    await form.end('paused');
    expect(form.machine.state().kind).toBe('paused');
    expect(form.ways()).toEqual(['first', 'again']);
  });

  it('not while it pauses: no press sends a second one', async () => {
    const form = pay();
    await form.end(unknown('server'));
    form.machine.send();
    form.machine.resend();
    form.machine.edit();
    form.machine.check();
    expect(form.steps).toHaveLength(1);
    await form.wake();
    expect(form.steps).toHaveLength(2);
  });
});

describe('a payment is not sent again by itself', () => {
  it('once a person stops it: what it came to is told, and they may send it', async () => {
    const form = pay();
    await form.end(unknown('server'));
    form.machine.stopResends();
    await form.wake();
    expect(form.machine.state().kind).toBe('unknown');
    expect(form.steps).toHaveLength(1);
    form.machine.resend();
    await form.end('applied');
    expect(form.ways()).toEqual(['first', 'again']);
  });

  it('while nobody sees the page', async () => {
    const form = pay();
    await form.end(unknown('server'));
    form.hide();
    await form.wake();
    expect(form.machine.state().kind).toBe('unknown');
    expect(form.steps).toHaveLength(1);
  });

  it('after a send that another page was faster with, or that the ledger refused', async () => {
    const form = pay();
    await form.end(unknown('server'));
    await form.wake();
    form.steps[1]?.onUnsent?.();
    await form.end(unknown('server'));
    expect(form.waits()).toEqual([]);
    expect(form.machine.state().kind).toBe('unknown');
  });

  it.each(['refused', 'forbidden', 'not-sent', 'applied', 'similar'] as const)(
    'after %s',
    async (how) => {
      const form = pay();
      await form.end(how);
      expect(form.waits()).toEqual([]);
      expect(form.steps).toHaveLength(1);
    },
  );

  it('because its record was asked', async () => {
    const form = pay();
    await form.end(unknown('server'));
    form.machine.stopResends();
    await form.wake();
    form.machine.check();
    await form.end(unknown('server'));
    expect(form.waits()).toEqual([]);
  });
});

it('R4: no other write is sent again by itself', async () => {
  const form = openForm();
  await form.come('unknown');
  expect(form.waits()).toEqual([]);
  expect(form.machine.state().kind).toBe('unknown');
});
