import { expect, it } from 'vitest';
import type { PausedResult } from '@/api/core/attempt-result';
import { describeStop, type StoppedResult } from './stop-words';

const paused: PausedResult = {
  kind: 'paused',
  resumable: true,
  attemptId: 'a',
  error: {
    kind: 'rate-limited',
    outcome: 'not-sent',
    status: 429,
    requestId: null,
    serviceMessage: null,
    problem: null,
    operation: 'expenses.create',
    at: '2026-11-20T16:42:00.000Z',
    retryAfterSeconds: 20,
  },
};

it('a write that has to wait is called by the form it was typed in', () => {
  const body = (form: string) => describeStop(paused, 'expenses.create', form).body;
  expect(body('purchases')).toContain('No se envió la compra.');
  expect(body('excluded-purchases')).toContain('No se envió la factura de sujeto excluido.');
});

it('what was typed since is to be reviewed, whatever stopped it', () => {
  const { error } = paused;
  const base = { attemptId: 'a', resumable: true } as const;
  const stopped: StoppedResult[] = [
    paused,
    { ...base, kind: 'refused', error: { ...error, kind: 'forbidden', requiredScope: null } },
    { ...base, kind: 'refused', error: { ...error, kind: 'unauthorized' } },
    { ...base, kind: 'not-sent', error: { ...error, kind: 'network' } },
    { ...base, kind: 'not-sent', error: { ...error, kind: 'session' } },
    { ...base, kind: 'not-sent', error: { ...error, kind: 'server' } },
  ];
  for (const result of stopped) {
    const body = (isChanged: boolean) =>
      describeStop(result, 'expenses.create', 'purchases', isChanged).body;
    expect(body(true)).toMatch(/Lo escrito cambió: revíselo de nuevo\.$/);
    expect(body(true)).not.toMatch(/reenv/);
    expect(body(false)).not.toContain('cambió');
  }
});
