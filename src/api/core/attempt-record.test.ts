import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureAttempts } from './attempt-settings';
import { sendAttempt } from './attempts';
import { configureHttp } from './http-settings';
import { testId, type TestAnswer } from './test-answers';
import { play, readStored, record, send } from './test-attempts';
import {
  neverArrived,
  playGateway,
  problemAnswer,
  recordedSend,
  testAt,
  testAttempt,
  type Reply,
} from './test-gateway';

afterEach(() => {
  configureAttempts({});
  configureHttp({});
});

const page: TestAnswer = { body: '<html>', headers: { 'Content-Type': 'text/html' } };

describe('an answer that was lost on the way', () => {
  const applied = record('applied', [recordedSend('applied')], {
    answerText: JSON.stringify({ status: true, data: { id: testId(7) } }),
  });
  const ended = problemAnswer('session-ended', 401);
  const sending = record('sending', [
    recordedSend('unknown', { at: '2026-03-14T15:09:20.000Z', outcome: null, endedAt: null }),
  ]);

  it.each<[string, Reply[], object]>([
    [
      'applied: told as it was answered',
      [sending, 'lost', applied],
      { kind: 'applied', value: testId(7), recordedEarlier: true, requestId: 'req-1' },
    ],
    [
      'refused: with its fields',
      [
        record('rejected', [recordedSend('rejected')], {
          answerText: JSON.stringify({ status: false, errors: { code: ['Taken.'] } }),
        }),
      ],
      { kind: 'refused', error: { kind: 'validation', fields: { code: ['Taken.'] } } },
    ],
    [
      'not sent by the gateway',
      [
        record('not-sent', [
          recordedSend('not-sent', { status: null, problem: 'upstream-unreachable' }),
        ]),
      ],
      { kind: 'not-sent', resumable: true, error: { kind: 'network', status: null } },
    ],
    [
      'paused by the gateway',
      [record('not-sent', [recordedSend('not-sent', { status: null, problem: 'rate-paused' })])],
      { kind: 'paused', resumable: true, error: { status: null } },
    ],
    [
      'not sent, and not for this person to send again',
      [
        record(
          'not-sent',
          [recordedSend('not-sent', { status: null, problem: 'upstream-unreachable' })],
          {
            resendRefused: 'other-operator',
          },
        ),
      ],
      { kind: 'not-sent', resumable: false },
    ],
    [
      'the gateway stopped meanwhile',
      [record('unknown', [recordedSend('unknown', { status: null })])],
      { kind: 'unknown', error: { kind: 'network', status: null }, sentAt: testAt, settled: null },
    ],
    [
      'settled by somebody meanwhile',
      [
        record('unknown', [recordedSend('unknown', { status: 500 })], {
          settled: { verdict: 'applied', note: 'Visto', operator: 'Luis', at: testAt },
        }),
      ],
      { kind: 'unknown', settled: { verdict: 'applied', operator: 'Luis' } },
    ],
    [
      'a later refusal after an unknown send proves nothing',
      [
        record('unknown', [
          recordedSend('unknown', { status: 500 }),
          recordedSend('rejected', { number: 2 }),
        ]),
      ],
      { kind: 'unknown' },
    ],
    ['it never arrived', [neverArrived], { kind: 'not-sent', resumable: true }],
    [
      'it seemed never to arrive, but was late',
      [neverArrived, sending, applied],
      { kind: 'applied' },
    ],
    [
      'nothing can be learnt, not even when it was sent',
      ['lost'],
      { kind: 'unknown', error: { kind: 'network' }, sentAt: null },
    ],
    [
      'F18 W: the session was revoked meanwhile, and somebody signed in again',
      [ended, ended, applied],
      { kind: 'applied', recordedEarlier: true },
    ],
    [
      'F18 W: the session was revoked meanwhile, and nobody signed in',
      [ended],
      { kind: 'unknown', settled: null },
    ],
    [
      'it goes on for too long: it was sent when the record says',
      [sending],
      { kind: 'unknown', sentAt: '2026-03-14T15:09:20.000Z' },
    ],
  ])('%s', async (_, told, expected) => {
    const { result, kinds } = await play({ write: ['lost'], record: told }, send);
    expect(result).toMatchObject(expected);
    expect(kinds.filter((kind) => kind !== 'record')).toEqual(['write']);
  });

  it('asks as often and as long as it is set to, then gives up', async () => {
    const waited: number[] = [];
    const { kinds } = await play({ write: ['lost'], record: ['lost'] }, send, {
      lookUpWaitsMs: [1, 2, 3],
      wait: (milliseconds) => {
        waited.push(milliseconds);
        return Promise.resolve();
      },
    });
    expect(waited).toEqual([1, 2, 3]);
    expect(kinds).toEqual(['write', 'record', 'record', 'record']);
  });

  it('says that it was lost, so that the person knows what is waited for', async () => {
    const onLost = vi.fn<() => void>();
    playGateway({ write: ['lost'], record: [applied] });
    await sendAttempt(testAttempt(), { read: readStored, onLost });
    expect(onLost).toHaveBeenCalledOnce();
  });

  it.each<[string, TestAnswer]>([
    ['a page of somebody else under 200', page],
    ['a page of somebody else under 502', { ...page, status: 502 }],
    ['success from somebody else', { body: { status: true, data: { id: testId(9) } } }],
  ])('%s is not the word of the gateway', async (_, answer) => {
    const { result } = await play({ write: [answer], record: [neverArrived] }, send);
    expect(result).toMatchObject({ kind: 'not-sent', resumable: true });
  });

  it('M302: without a network it is not sent, and nothing waits for one', async () => {
    const wait = vi.fn<() => Promise<void>>();
    const { result, kinds } = await play({ write: ['lost'], record: ['lost'] }, send, {
      isOnline: () => false,
      wait,
    });
    expect(result).toMatchObject({ kind: 'not-sent', resumable: true, error: { kind: 'network' } });
    expect(kinds).toEqual(['write', 'record']);
    expect(wait).not.toHaveBeenCalled();
  });

  it.each<[string, TestAnswer[], object]>([
    ['it was applied', [applied], { kind: 'applied' }],
    ['it is on its way', [sending, applied], { kind: 'applied' }],
    ['it never arrived', [neverArrived], { kind: 'not-sent', resumable: true }],
    ['nobody may ask', [ended], { kind: 'unknown' }],
  ])('a gateway that is reached without a network is believed: %s', async (_, told, expected) => {
    const { result, kinds } = await play({ write: ['lost'], record: told }, send, {
      isOnline: () => false,
    });
    expect(result).toMatchObject(expected);
    expect(kinds.filter((kind) => kind !== 'record')).toEqual(['write']);
  });

  it('a network that goes away meanwhile proves nothing', async () => {
    const online = [true, false];
    const { result } = await play({ write: ['lost'], record: ['lost'] }, send, {
      isOnline: () => online.shift() ?? false,
    });
    expect(result.kind).toBe('unknown');
  });
});
