import { resumeAfter } from '@/api/core/retry';

/** When a failed read on the screen asks again by itself, in milliseconds of the epoch; null: never. */
export function resumeMoment(query: { error: unknown; errorUpdatedAt: number }): number | null {
  const delay = resumeAfter({ error: query.error, failedAt: query.errorUpdatedAt });
  return delay === false ? null : query.errorUpdatedAt + delay;
}
