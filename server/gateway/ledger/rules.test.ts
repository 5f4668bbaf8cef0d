import { describe, expect, it } from 'vitest';
import type { WriteOperation } from '../../../src/contract/writes';
import { resendRefusal, resendUntil, stateOf, type Asking, type PastSend } from './rules';

const began = Date.parse('2026-11-20T12:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;

/** How a send ended, so many milliseconds after the first began. */
function sent(outcome: PastSend['outcome'], more: Partial<PastSend> & { after?: number } = {}) {
  const { after = 0, ...rest } = more;
  const at = new Date(began + after).toISOString();
  const send: PastSend = {
    at,
    endedAt: outcome && at,
    outcome,
    status: null,
    keyHash: 'key',
    replayed: false,
  };
  return { ...send, ...rest };
}

const ana: Asking = {
  operator: 'Ana',
  integration: 'compras',
  hasKey: (hash) => hash === 'key',
  isUnderWay: false,
  now: new Date(began + hour),
};

type Circumstances = {
  settled?: string | null;
  imported?: boolean;
  asking?: Partial<Asking>;
};

function refusal(operation: WriteOperation, sends: PastSend[], circumstances: Circumstances = {}) {
  const { settled = null, imported = false, asking = {} } = circumstances;
  const owner = { operator: 'Ana', integration: { name: 'compras' } };
  const attempt = { operation, ...owner, sends, settled, imported };
  return resendRefusal(attempt, { ...ana, ...asking });
}

const payment = (sends: PastSend[], circumstances: Circumstances = {}) =>
  refusal('payments.apply', sends, circumstances);

const applied = sent('applied', { status: 201 });
const invalid = sent('rejected', { status: 422 });
const badKey = sent('rejected', { status: 401 });
const noScope = sent('rejected', { status: 403 });
const limited = sent('not-sent', { status: 429 });
const unreached = sent('not-sent');
const lost = sent('unknown');

describe('the state of an attempt', () => {
  it.each([
    [[], 'recorded'],
    [[sent(null)], 'sending'],
    [[applied], 'applied'],
    [[invalid], 'rejected'],
    [[unreached], 'not-sent'],
    [[lost], 'unknown'],
    [[badKey, unreached], 'not-sent'],
    [[unreached, invalid], 'rejected'],
    [[lost, unreached], 'unknown'],
    [[lost, invalid], 'unknown'],
    [[lost, badKey], 'unknown'],
    [[lost, applied], 'applied'],
    [[lost, sent(null)], 'sending'],
  ])('%#: is what all sends together came to', (sends, state) => {
    expect(stateOf(sends)).toBe(state);
  });
});

describe('a write without an idempotency key', () => {
  it.each([
    ['was never sent', [], null],
    ['never left', [unreached, unreached], null],
    ['met a wrong key', [badKey], null],
    ['met a missing permission', [noScope], null],
    ['met the rate limit', [limited], null],
    ['met all of them', [unreached, badKey, limited, noScope], null],
    ['was applied', [applied], 'final'],
    ['was refused', [invalid], 'final'],
    ['was refused after all', [limited, invalid], 'final'],
    ['was not found', [sent('rejected', { status: 404 })], 'final'],
    ['met a conflict', [sent('rejected', { status: 409 })], 'final'],
    ['is unknown', [lost], 'not-idempotent'],
    [
      'is unknown after a limit taken for unknown',
      [sent('unknown', { status: 429 })],
      'not-idempotent',
    ],
    ['is unknown in the end', [limited, lost], 'not-idempotent'],
    ['is under way', [sent(null)], 'sending'],
  ] as const)('that %s', (_, sends, expected) => {
    expect(refusal('expenses.create', [...sends])).toBe(expected);
  });

  it('does not care which key a refused send had, nor how long ago it was', () => {
    const asking = { hasKey: () => false, now: new Date(began + 100 * hour) };
    expect(refusal('expenses.create', [badKey, limited], { asking })).toBeNull();
  });
});

describe('a payment', () => {
  const later = (ms: number) => ({ asking: { now: new Date(began + ms) } });

  it.each([
    ['never left', [unreached], null],
    ['met a wrong key', [badKey], null],
    ['is unknown', [lost], null],
    ['is unknown twice', [lost, lost], null],
    ['is unknown, then met the rate limit', [lost, limited], null],
    ['is unknown, then met a wrong key', [lost, badKey], null],
    ['is still worked on', [lost, sent('unknown', { status: 409, after: minute })], null],
    [
      'meets a conflict that lasts',
      [lost, sent('unknown', { status: 409, after: 15 * minute })],
      'undecidable',
    ],
    ['failed for good', [lost, sent('unknown', { status: 500, replayed: true })], 'undecidable'],
    ['was refused after an unknown send', [lost, invalid], 'undecidable'],
    [
      'was not found after an unknown send',
      [lost, sent('rejected', { status: 404 })],
      'undecidable',
    ],
    ['was refused', [invalid], 'final'],
    ['was applied', [lost, applied], 'final'],
    ['is under way', [lost, sent(null)], 'sending'],
  ] as const)('that %s', (_, sends, expected) => {
    expect(payment([...sends])).toBe(expected);
  });

  it('may be repeated for 23 hours since its first send that reached the service', () => {
    expect(payment([lost], later(23 * hour - 1))).toBeNull();
    expect(payment([lost], later(23 * hour))).toBe('too-old');
    const second = sent('unknown', { after: 22 * hour });
    expect(payment([lost, second], later(23 * hour))).toBe('too-old');
    expect(payment([unreached, second], later(44 * hour))).toBeNull();
    expect(resendUntil('payments.apply', [lost])).toEqual(new Date(began + 23 * hour));
  });

  it('is not repeated by a clock that was set back further than the hour that is spare', () => {
    expect(payment([lost], later(-hour))).toBeNull();
    expect(payment([lost], later(-hour - 1))).toBe('too-old');
  });

  it('that never was in doubt may be sent whenever', () => {
    expect(payment([unreached, badKey], later(100 * hour))).toBeNull();
    expect(resendUntil('payments.apply', [badKey])).toBeNull();
  });

  it('keeps to the key of every send that may have done something', () => {
    const other = { asking: { hasKey: () => false } };
    expect(payment([lost], other)).toBe('other-key');
    expect(payment([badKey], other)).toBeNull();
    expect(payment([unreached], other)).toBeNull();
    expect(payment([badKey, lost], other)).toBe('other-key');
    expect(payment([lost, sent('unknown', { keyHash: 'another' })])).toBe('other-key');
  });
});

describe('nobody', () => {
  it('goes on with what is settled, another’s, or waiting for its turn', () => {
    for (const operation of ['payments.apply', 'expenses.create'] as const) {
      expect(refusal(operation, [unreached], { settled: 'then' })).toBe('final');
      expect(refusal(operation, [unreached], { asking: { operator: 'Berta' } })).toBe(
        'other-operator',
      );
      expect(refusal(operation, [unreached], { asking: { integration: 'gerencia' } })).toBe(
        'other-integration',
      );
      expect(refusal(operation, [], { asking: { isUnderWay: true } })).toBe('sending');
    }
  });

  it('is told until when where repeating is no way', () => {
    expect(resendUntil('expenses.create', [lost])).toBeNull();
    expect(resendUntil('payments.apply', [lost, invalid])).toBeNull();
  });
});

describe('what was taken over from another journal', () => {
  it.each([[[]], [[sent('not-sent')]], [[badKey]], [[sent('unknown')]], [[applied]]])(
    'is never sent from here: %j',
    (sends) => {
      expect(payment(sends, { imported: true })).toBe('imported');
      expect(refusal('entry-types.create', sends, { imported: true })).toBe('imported');
    },
  );
});
