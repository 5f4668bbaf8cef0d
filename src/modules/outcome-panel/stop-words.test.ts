import { expect, it } from 'vitest';
import type { PausedResult } from '@/api/core/attempt-result';
import { describeStop } from './stop-words';

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
