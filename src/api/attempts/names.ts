export { attemptStates, verdicts, writeAreas, writeOperations } from '@/contract/attempt-words';
export type {
  AttemptState,
  ResendRefusal,
  WriteArea,
  WriteOperation,
} from '@/contract/attempt-words';

/** How much of the journal a page may show; apart from the shapes of answers, because addresses are read before any screen. */
export const attemptLimits = { perPage: { minimum: 1, maximum: 200, default: 50 } } as const;
