import { describe, expect, it } from 'vitest';
import type { ApiError } from '@/api/core/errors';
import type { PermissionRecord, Access } from '@/modules/permissions/permission-record';
import { healthWords, keyHealth } from './key-health';

const facts = {
  outcome: 'rejected',
  status: 403,
  requestId: null,
  serviceMessage: null,
  problem: null,
  operation: 'catalogs.activities',
  at: '2026-03-16T16:00:00.000Z',
} as const;
const failed = (error: ApiError) => ({ answered: false, error });
const answered = { answered: true, error: null };
const [before, after] = [-1, 1].map((by) => Date.parse(facts.at) + by);
const record = (states: Record<string, Access['state']>, at = before ?? 0): PermissionRecord => ({
  operations: Object.fromEntries(
    Object.entries(states).map(([operation, state]) => [
      operation,
      { state, at, requiredScope: null },
    ]),
  ),
  lastAnswerAt: 0,
  lastRateLimit: null,
});
const nothing = record({});

describe('M16: the economic activities tell a key problem from a permission problem', () => {
  it('works there and everywhere: all is well', () => {
    expect(keyHealth(answered, record({ batches: 'works' }))).toBe('works');
  });

  it('works there, refused elsewhere: permissions', () => {
    expect(keyHealth(answered, record({ catalogs: 'works', batches: 'refused' }))).toBe(
      'permissions',
    );
  });

  it('401 there: the key', () => {
    const rejected = failed({ ...facts, kind: 'unauthorized', status: 401 });
    expect(keyHealth(rejected, nothing)).toBe('rejected');
  });

  it('M30: 403 there, or everywhere: the integration is probably deactivated', () => {
    const refused = failed({ ...facts, kind: 'forbidden', requiredScope: null });
    expect(keyHealth(refused, nothing)).toBe('deactivated');
    expect(keyHealth(answered, record({ batches: 'refused', branches: 'refused' }))).toBe(
      'deactivated',
    );
  });

  it('403 there alone is not told as a refusal of everything', () => {
    const refused = failed({ ...facts, kind: 'forbidden', requiredScope: null });
    const others = { catalogs: 'refused', batches: 'works' } as const;
    expect(keyHealth(refused, record(others, after))).toBe('list-refused');
    // What worked before tells nothing of now.
    expect(keyHealth(refused, record(others, before))).toBe('deactivated');
    const { word, help } = healthWords['list-refused'];
    expect(`${word()} ${help?.()}`).not.toContain('todo');
  });

  it('no answer there says nothing of the key', () => {
    expect(keyHealth(failed({ ...facts, kind: 'server', status: 500 }), nothing)).toBe(
      'unreachable',
    );
    expect(keyHealth({ answered: false, error: null }, nothing)).toBe('checking');
  });
});
