import { expect, it } from 'vitest';
import type { Attempt } from '@/api/attempts/schemas';
import { testId } from '@/api/core/test-answers';
import { lastBranch } from '../product-page/product-history';

const id = testId(5);
const [centro, norte] = [testId(1), testId(2)];

const attempt = (
  day: number,
  { to = null, state = 'applied', of = id, settled = null }: Partial<Record<string, unknown>> = {},
) =>
  ({
    id: testId(100 + day),
    state,
    settled,
    recordedAt: `2026-11-${day}T12:00:00.000Z`,
    facts: { recordId: of, code: null, branchId: to },
    context: { branchId: centro },
  }) as Attempt;

it('a product is where it was last moved to, or last changed', () => {
  const [begun, moved] = [attempt(10), attempt(11, { to: norte })];
  expect(lastBranch(id, [begun, moved])).toEqual({ branchId: norte, attempt: moved });
  expect(lastBranch(id, [moved, begun, attempt(12)])?.branchId).toBe(centro);
});

it('counts what was applied, by the service or by what a person found, and nothing else', () => {
  const found = { settled: { verdict: 'applied' }, state: 'unknown' };
  expect(lastBranch(id, [attempt(11, { ...found, to: norte })])?.branchId).toBe(norte);
  const open = ['unknown', 'rejected', 'not-sent', 'recorded', 'sending'].map((state, index) =>
    attempt(11 + index, { state, to: norte }),
  );
  expect(lastBranch(id, open)).toBeNull();
  expect(lastBranch(id, [attempt(11, { of: testId(6), to: norte })])).toBeNull();
});
