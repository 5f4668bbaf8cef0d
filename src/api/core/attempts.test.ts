import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PreparedAttempt } from './attempt';
import { configureAttempts } from './attempt-settings';
import { resendAttempt, type Resending } from './attempts';
import { configureHttp } from './http-settings';
import { testId, type TestAnswer } from './test-answers';
import { check, lostAnswer, play, record, resend } from './test-attempts';
import {
  answered,
  neverArrived,
  problemAnswer,
  recordedSend,
  testAt,
  type Reply,
} from './test-gateway';

afterEach(() => {
  configureAttempts({});
  configureHttp({});
});

describe('sending again, because a person asked', () => {
  const away = recordedSend('not-sent', { status: null, problem: 'upstream-unreachable' });
  const unsent = record('not-sent', [away, { ...away, number: 2 }]);

  it('goes through the gateway, naming the sends there were', async () => {
    const { attempt, result, sent } = await play(
      { record: [unsent], resend: [answered('applied')] },
      resend,
    );
    expect(result).toMatchObject({ kind: 'applied', value: testId(7) });
    expect(sent.map(({ method, url, body }) => ({ method, url, body })).slice(1)).toEqual([
      { method: 'POST', url: `/gateway/attempts/${attempt.id}/resend`, body: '{"after":2}' },
    ]);
  });

  it('is the first send of what never arrived', async () => {
    const { result, kinds } = await play(
      { record: [neverArrived], write: [answered('applied')] },
      resend,
    );
    expect(result.kind).toBe('applied');
    expect(kinds).toEqual(['record', 'write']);
  });

  it('is the first send of what the gateway recorded and never got to send', async () => {
    const waiting = record('recorded', [], { resendRefused: null });
    const { result, sent } = await play(
      { record: [waiting], resend: [answered('applied')] },
      resend,
    );
    expect(result.kind).toBe('applied');
    expect(sent.at(-1)?.body).toBe('{"after":0}');
  });

  it.each<[string, TestAnswer, object]>([
    [
      'applied meanwhile',
      record('applied', [recordedSend('applied')], {
        answerText: JSON.stringify({ data: { id: testId(7) } }),
      }),
      { kind: 'applied', value: testId(7), recordedEarlier: true },
    ],
    [
      'refused meanwhile',
      record('rejected', [recordedSend('rejected')], { answerText: '{"status":false}' }),
      { kind: 'refused', resumable: false },
    ],
    [
      'of unknown outcome',
      record('unknown', [recordedSend('unknown', { status: 500 })], {
        resendRefused: 'not-idempotent',
      }),
      { kind: 'unknown' },
    ],
    [
      'somebody else’s',
      record('not-sent', [away], { resendRefused: 'other-operator' }),
      { kind: 'not-sent', resumable: false },
    ],
  ])('sends nothing of what is %s', async (_, told, expected) => {
    const { result, kinds } = await play({ record: [told] }, resend);
    expect(result).toMatchObject(expected);
    expect(kinds).toEqual(['record']);
  });

  it('waits for a send that is under way elsewhere', async () => {
    const sending = record('sending', [], { resendRefused: 'sending' });
    const applied = record('applied', [recordedSend('applied')]);
    const { result, kinds } = await play({ record: [sending, sending, applied] }, resend);
    expect(result.kind).toBe('applied');
    expect(new Set(kinds)).toEqual(new Set(['record']));
  });

  it('tells what it came to when somebody was faster', async () => {
    const refused = problemAnswer('attempt-refused', 409, 'applied', { refusal: 'final' });
    const applied = record('applied', [recordedSend('applied')]);
    const { result } = await play({ record: [unsent, applied], resend: [refused] }, resend);
    expect(result.kind).toBe('applied');
  });

  it('sends nothing while the record cannot be read', async () => {
    const ended = problemAnswer('session-ended', 401);
    const { result, kinds } = await play({ record: [ended] }, resend);
    expect(result).toMatchObject({ kind: 'not-sent', resumable: true, error: { kind: 'session' } });
    expect(kinds).toEqual(['record']);
  });

  it('an answer lost on the way is looked up like that of a first send', async () => {
    const applied = record('applied', [recordedSend('applied')]);
    const { result, kinds } = await play({ record: [unsent, applied], resend: ['lost'] }, resend);
    expect(result.kind).toBe('applied');
    expect(kinds).toEqual(['record', 'resend', 'record']);
  });
});

describe('asking what became of it', () => {
  it.each<[string, Reply[], object]>([
    ['it never arrived', [neverArrived], { kind: 'not-sent', resumable: true }],
    [
      'the gateway cannot be asked: as much is known as before',
      ['lost'],
      { kind: 'unknown', error: lostAnswer, sentAt: testAt },
    ],
    ['it was applied', [record('applied', [recordedSend('applied')])], { kind: 'applied' }],
  ])('%s', async (_, told, expected) => {
    const { result, kinds } = await play({ record: told }, check);
    expect(result).toMatchObject(expected);
    expect(new Set(kinds)).toEqual(new Set(['record']));
  });
});

describe('sending a payment again whose outcome was unknown', () => {
  const doubt = recordedSend('unknown', { status: 500 });
  const inDoubt = record('unknown', [doubt], { resendRefused: null, operation: 'payments.apply' });
  const ended = problemAnswer('session-ended', 401);
  const known = { error: lostAnswer, sentAt: testAt };
  const again =
    (more: Resending = {}, onUnsent = () => undefined as void) =>
    (attempt: PreparedAttempt) =>
      resendAttempt(attempt, { read: (body) => String(body), onUnsent }, { known, ...more });

  it.each<[string, Parameters<typeof play>[0]]>([
    ['the session ended before it', { record: [ended] }],
    ['the session ended meanwhile', { record: [inDoubt], resend: [ended] }],
    ['the gateway cannot be asked', { record: ['lost'] }],
  ])('leaves it unknown where %s', async (_, script) => {
    const { result } = await play(script, again());
    expect(result).toMatchObject({ kind: 'unknown', sentAt: testAt, settled: null });
    expect(result).toMatchObject({ error: { outcome: 'unknown' } });
  });

  it('leaves it unknown where there is no network', async () => {
    const { result } = await play({ record: [inDoubt], resend: ['lost'] }, again(), {
      isOnline: () => false,
    });
    expect(result).toMatchObject({ kind: 'unknown', sentAt: testAt });
  });

  it('sends nothing when another page has sent it since', async () => {
    const unsent = vi.fn<() => void>();
    const twice = record('unknown', [doubt, { ...doubt, number: 2 }], { resendRefused: null });
    const { kinds, result } = await play({ record: [twice] }, again({ mostSends: 1 }, unsent));
    expect(kinds).toEqual(['record']);
    expect(result.kind).toBe('unknown');
    expect(unsent).toHaveBeenCalledOnce();
  });

  it('sends nothing that is in doubt where only what did nothing goes on', async () => {
    const unsent = vi.fn<() => void>();
    const open = record('unknown', [doubt], { resendRefused: null });
    const { kinds, result } = await play(
      { record: [open] },
      again({ unlessInDoubt: true }, unsent),
    );
    expect([kinds, result.kind]).toEqual([['record'], 'unknown']);
    expect(unsent).toHaveBeenCalledOnce();
  });

  it('says that the ledger refused it', async () => {
    const unsent = vi.fn<() => void>();
    const old = record('unknown', [doubt], { resendRefused: 'too-old' });
    const { kinds } = await play({ record: [old] }, again({}, unsent));
    expect(kinds).toEqual(['record']);
    expect(unsent).toHaveBeenCalledOnce();
  });
});
