import { resumeAfter } from '@/api/core/retry';

interface FailedRead {
  error: unknown;
  /** In milliseconds of the epoch; null where it asks again only when somebody does. */
  errorUpdatedAt: number | null;
}

/** When a failed read on the screen asks again by itself, in milliseconds of the epoch; null: never. */
export function resumeMoment({ error, errorUpdatedAt: failedAt }: FailedRead): number | null {
  if (failedAt === null) return null;
  const delay = resumeAfter({ error, failedAt });
  return delay === false ? null : failedAt + delay;
}
