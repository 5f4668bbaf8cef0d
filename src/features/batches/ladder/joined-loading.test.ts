import { describe, expect, it } from 'vitest';
import { factsWithoutAnswer, type ApiError } from '@/api/core/errors';
import type { LoadingState } from '@/modules/whole-list/list-loading';
import { joinLoadings } from './joined-loading';

const error: ApiError = {
  kind: 'server',
  ...factsWithoutAnswer('batches.list', 'unknown', new Date(0)),
};
const idle: LoadingState<never> = { status: 'idle', done: 0, total: null, rows: [] };
const running: LoadingState<never> = { status: 'running', done: 20, total: 60, rows: [] };
const paused: LoadingState<never> = { ...running, status: 'paused', retryAt: 5_000 };
const failed: LoadingState<never> = { ...running, status: 'failed', error, canResume: true };
const done: LoadingState<never> = { status: 'done', done: 12, total: 12, rows: [] };

describe('lists read side by side', () => {
  it('are as far as all of them together', () => {
    expect(joinLoadings([running, done])).toMatchObject({ status: 'running', done: 32, total: 72 });
  });

  it('have no total before each has told its own', () => {
    expect(joinLoadings([idle, running]).total).toBeNull();
  });

  it('pause until the last one goes on', () => {
    const both = [paused, { ...paused, retryAt: 9_000 }, running];
    expect(joinLoadings(both)).toMatchObject({ status: 'paused', retryAt: 9_000 });
  });

  it('tell a failure once nothing is under way', () => {
    expect(joinLoadings([failed, running]).status).toBe('running');
    expect(joinLoadings([failed, done])).toMatchObject({ status: 'failed', error });
  });

  it('are done when all are', () => {
    expect(joinLoadings([done, done])).toMatchObject({
      status: 'done',
      retryAt: null,
      error: null,
    });
    expect(joinLoadings([done, idle]).status).toBe('idle');
  });
});
