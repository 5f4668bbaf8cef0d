import { describe, expect, it } from 'vitest';
import { judgeBrowser, type BrowserEvidence } from './browser/judge';
import type { Told } from './protocol/client';
import { judge, type Evidence } from './protocol/judge';
import { ana, others } from './support/people';
import { attempt, delivery, id } from './support/evidence';

const told = (changes: Partial<Told> = {}): Told => ({
  attempt: id,
  outcome: 'applied',
  requestId: 'r1',
  status: 201,
  problem: null,
  similar: null,
  recorded: false,
  ...changes,
});

const kept: Evidence = {
  operation: 'entry-types.create',
  ownerOf: () => ana,
  attempts: [attempt()],
  deliveries: [delivery()],
  told: [told()],
  meant: new Set(),
  draft: null,
};
const settled = {
  verdict: 'applied',
  note: 'Se buscó',
  operator: 'Ana',
  at: '2026-11-20T15:00:00.000Z',
} as const;
const ofOther = { integration: { name: 'sucursal', label: 'Sucursal' } };
const notDone = delivery({ result: null, fault: 'status-500' });

describe('the judge of the protocol', () => {
  it('finds nothing where every promise was kept', () => {
    expect(judge(kept)).toEqual({ executed: 1, states: ['applied'], violations: [] });
  });

  it.each<[string, Partial<Evidence>, string]>([
    [
      'carried out twice',
      {
        operation: 'payments.apply',
        attempts: [attempt({}, ['r1', 'r2'])],
        deliveries: [delivery(), delivery({ request: 'r2' })],
      },
      'carried out 2 times',
    ],
    ['not recorded', { attempts: [], told: [] }, 'a send that no record knows (r1)'],
    ['never ended', { attempts: [attempt({ state: 'sending' })] }, `${id} never came to an end`],
    ['recorded as done', { deliveries: [notDone], told: [] }, 'recorded as done and was not'],
    [
      'recorded as refused',
      { attempts: [attempt({ state: 'rejected' })] },
      'recorded as rejected and was done',
    ],
    [
      'recorded as not sent',
      { attempts: [attempt({ state: 'not-sent' })] },
      'recorded as not-sent and was done',
    ],
    [
      'told as done',
      { attempts: [attempt({ state: 'unknown' })], deliveries: [notDone] },
      'told as done and was not',
    ],
    ['told as refused', { told: [told({ outcome: 'rejected' })] }, 'told as rejected and was done'],
    [
      'told as not sent',
      { told: [told({ outcome: 'not-sent' })] },
      'told as not-sent and was done',
    ],
    [
      'a failing gateway',
      { told: [told({ problem: 'gateway-failure', outcome: 'unknown' })] },
      'the gateway failed',
    ],
    ['other bytes', { deliveries: [delivery({ body: '{}' })] }, 'other bytes than recorded'],
    [
      'another key of the integration',
      {
        operation: 'payments.apply',
        attempts: [attempt({}, ['r1', 'r2'])],
        deliveries: [
          notDone,
          delivery({ headers: { 'x-request-id': 'r2', 'x-api-key': 'l', 'idempotency-key': id } }),
        ],
      },
      'sent again with another key',
    ],
    [
      'another idempotency key',
      {
        operation: 'payments.apply',
        attempts: [attempt({}, ['r1', 'r2'])],
        deliveries: [
          notDone,
          delivery({ headers: { 'x-request-id': 'r2', 'x-api-key': 'k', 'idempotency-key': 'x' } }),
        ],
      },
      'two idempotency keys',
    ],
    [
      'another integration',
      { deliveries: [delivery({ integration: 'other' })] },
      'sent with the key of other',
    ],
    [
      'another name',
      { attempts: [attempt({ operator: 'Berta' })] },
      "recorded as Berta's of oficina",
    ],
    [
      'another name in the end',
      { attempts: [attempt({ settled: { ...settled, operator: 'Berta' } })] },
      'settled under the name of Berta',
    ],
    [
      'a newer draft that is gone',
      { draft: { newest: 2, versions: new Map([[id, 1]]), is: 'gone' } },
      'a newer draft is gone',
    ],
    [
      'another draft',
      { draft: { newest: 2, versions: new Map([[id, 2]]), is: 'another' } },
      'the draft is not what was typed last',
    ],
    [
      'repeated blindly',
      {
        attempts: [attempt({}, ['r1', 'r2'])],
        deliveries: [notDone, delivery({ request: 'r2' })],
      },
      'sent again after status-500',
    ],
  ])('notices: %s', (_, changes, violation) => {
    expect(judge({ ...kept, ...changes }).violations).toEqual([violation]);
  });

  it('allows another send after an answer that proves that nothing happened', () => {
    const deliveries = [
      delivery({ result: null, fault: 'status-403' }),
      delivery({ request: 'r2' }),
    ];
    const attempts = [attempt({}, ['r1', 'r2'])];
    expect(judge({ ...kept, attempts, deliveries }).violations).toEqual([]);
  });

  it('allows it under a key that was replaced since, where no idempotency key is remembered for one', () => {
    const deliveries = [
      delivery({
        headers: { 'x-request-id': 'r1', 'x-api-key': 'k' },
        result: null,
        fault: 'status-429',
      }),
      delivery({ headers: { 'x-request-id': 'r2', 'x-api-key': 'l' } }),
    ];
    const attempts = [attempt({}, ['r1', 'r2'])];
    expect(judge({ ...kept, attempts, deliveries }).violations).toEqual([]);
  });
});

describe('another attempt', () => {
  const other = '22222222-2222-4222-8222-222222222222';
  const attempts = [attempt(), attempt({ id: other }, ['r2'])];
  const deliveries = [delivery(), delivery({ request: 'r2' })];
  const twice = { ...kept, attempts, deliveries };

  it('may store another one when a person, asked, meant to', () => {
    expect(judge({ ...twice, meant: new Set([other]) }).violations).toEqual([]);
    expect(judge(twice).violations).toEqual(['carried out 2 times', 'sent again after an answer']);
  });

  it('may store the same for another business, from its own page', () => {
    const [mine, theirs] = [attempt(), attempt({ id: other, ...ofOther }, ['r2'])];
    const evidence = {
      ...twice,
      attempts: [mine, theirs],
      deliveries: [delivery(), delivery({ request: 'r2', integration: 'second' })],
    };
    const ownerOf = (attemptId: string) => (attemptId === other ? others.business : ana);
    expect(judge({ ...evidence, ownerOf }).violations).toEqual([]);
    expect(judge(evidence).violations).toEqual([
      'sent with the key of second',
      "recorded as Ana's of sucursal",
    ]);
  });
});

it('allows a draft to end with what was typed in it last', () => {
  const draft = { newest: 2, versions: new Map([[id, 2]]), is: 'gone' } as const;
  expect(judge({ ...kept, draft }).violations).toEqual([]);
});

describe('after a plain refusal', () => {
  const refused = delivery({ result: null, fault: 'status-422' });
  const deliveries = [refused, delivery({ request: 'r2' })];

  it('another attempt is fine', () => {
    const other = '22222222-2222-4222-8222-222222222222';
    const attempts = [attempt({ state: 'rejected' }), attempt({ id: other }, ['r2'])];
    expect(judge({ ...kept, attempts, deliveries, told: [] }).violations).toEqual([]);
  });

  it('the same attempt is not', () => {
    const attempts = [attempt({}, ['r1', 'r2'])];
    expect(judge({ ...kept, attempts, deliveries, told: [] }).violations).toEqual([
      'sent again after status-422',
    ]);
  });
});

describe('the judge of the browser', () => {
  const done = { attempt: id, says: 'done', deliveries: [delivery()] } as const;
  const seen: BrowserEvidence = {
    operation: 'entry-types.create',
    ownerOf: () => ana,
    meant: new Set(),
    attempts: [attempt()],
    deliveries: [delivery()],
    statements: [{ attempt: id, says: 'sending', deliveries: [] }],
    last: [{ ...done, deliveries: [delivery()] }],
    unresolved: { recorded: 1, shown: 1 },
    failures: [],
  };
  const doubtful = { attempts: [attempt({ state: 'unknown' })], deliveries: [notDone] };

  it('finds nothing where the pages told the truth', () => {
    expect(judgeBrowser(seen).violations).toEqual([]);
  });

  it.each<[string, Partial<BrowserEvidence>, string]>([
    ['shown as done', { ...doubtful }, 'shown as done and was not'],
    [
      'shown as done for a moment',
      { ...doubtful, statements: [{ ...done, deliveries: [] }], last: [] },
      'shown as done and was not',
    ],
    [
      'shown as not stored',
      { statements: [{ attempt: id, says: 'not-stored', deliveries: [delivery()] }] },
      'shown as not stored and was',
    ],
    [
      'shown as not stored at the end',
      { last: [{ attempt: id, says: 'not-stored', deliveries: [delivery()] }] },
      'shown as not stored and was',
    ],
    [
      'waiting for ever',
      { last: [{ attempt: id, says: 'sending', deliveries: [] }] },
      'waits for an outcome for ever',
    ],
    ['forgotten', { unresolved: { recorded: 2, shown: 0 } }, '2 unresolved, and 0 of them shown'],
    ['a broken page', { failures: ['x is null'] }, 'the page failed: x is null'],
    ['what the ledger got wrong', { attempts: [], last: [] }, 'a send that no record knows (r1)'],
  ])('notices: %s', (_, changes, violation) => {
    expect(judgeBrowser({ ...seen, ...changes }).violations).toEqual([violation]);
  });

  it('allows what was not stored then to be stored by a later send', () => {
    const earlier = { attempt: id, says: 'not-stored' as const, deliveries: [] };
    expect(judgeBrowser({ ...seen, statements: [earlier] }).violations).toEqual([]);
  });
});

it('a payment that was let through beside one nobody knew the end of', () => {
  const evidence = {
    operation: 'payments.apply',
    ownerOf: () => ana,
    attempts: [],
    deliveries: [],
    told: [],
    meant: new Set<string>(),
    besideDoubt: [id],
    draft: null,
  } satisfies Evidence;
  expect(judge(evidence).violations).toEqual(['paid while nobody knew what became of another one']);
});

describe('M279: a payment that goes on with the key that took the place of the first', () => {
  const evidenceOf = (fault: string): Evidence => ({
    operation: 'payments.apply',
    ownerOf: () => ana,
    attempts: [attempt({ operation: 'payments.apply' }, ['r1', 'r2'])],
    deliveries: [
      delivery({ fault, result: null }),
      delivery({
        request: 'r2',
        headers: { 'x-request-id': 'r2', 'x-api-key': 'k2', 'idempotency-key': id },
      }),
    ],
    told: [],
    meant: new Set(),
    draft: null,
  });

  it.each(['status-401', 'status-403-bare', 'status-429'])(
    'may follow an answer that bound nothing to a key: %s',
    (fault) => {
      expect(judge(evidenceOf(fault)).violations).toEqual([]);
    },
  );

  it.each(['status-500', 'reset-after'])('may not follow a send in doubt: %s', (fault) => {
    expect(judge(evidenceOf(fault)).violations).toEqual(['sent again with another key']);
  });
});
