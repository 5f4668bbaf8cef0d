import { expect, it, vi } from 'vitest';
import { testId } from '@/api/core/test-answers';
import type { SimilarAttempt } from '@/api/core/errors';
import { bulkSettings } from './bulk-settings';
import { Pace } from './pace';
import type { RowInHand } from './row-in-hand';
import { sendRows } from './send-rows';
import { errorOf, testAt } from './test-bulk-results';

const row = (): RowInHand => ({
  line: 1,
  recordId: testId(1),
  bodyText: '{}',
  outcome: 'waiting',
  verdict: null,
  attempt: testId(2),
  update: null,
  seen: {},
  again: true,
  tries: 0,
  unknownSince: 0,
});

it.each<[SimilarAttempt['equal'], string, string]>([
  [['changed'], 'changed', 'changedMeanwhile'],
  [['sku'], 'not-sendable', 'notSent'],
])('a row held back for %j is left out as %s', async (equal, skip, outcome) => {
  const leaveOut = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const held = row();
  const similar = {
    id: testId(9),
    at: testAt,
    operator: 'Ana',
    outcome: 'applied',
    equal,
  } as const;
  await sendRows([held], {
    send: () =>
      Promise.resolve({
        kind: 'similar',
        attemptId: held.attempt,
        error: errorOf('not-sent', 'network'),
        similar,
      }),
    leaveOut,
    pause: () => Promise.resolve(),
    changed: () => undefined,
    now: () => 0,
    triesPerRow: 1,
    pace: new Pace(bulkSettings, () => 0),
    signal: new AbortController().signal,
  });
  expect(leaveOut).toHaveBeenCalledWith(held, skip);
  expect(held.outcome).toBe(outcome);
});
