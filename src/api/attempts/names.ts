export { journalStates, verdicts, writeAreas } from '@/contract/attempt-words';
export { purchaseDocuments, purchaseStates } from '@/contract/purchase-words';
export { isLock, takesReason } from '@/contract/likeness';
export { isReadArea, reads } from '@/contract/reads';
export { writeOperations, writes } from '@/contract/writes';
export type {
  AttemptState,
  JournalState,
  ResendRefusal,
  Verdict,
  WriteArea,
} from '@/contract/attempt-words';
export type { ReadArea, ReadScope } from '@/contract/reads';
export type { WriteOperation, WriteScope } from '@/contract/writes';

/** How much of the journal a page may show; apart from the shapes of answers, because addresses are read before any screen. */
export const attemptLimits = { perPage: { minimum: 1, maximum: 200, default: 50 } } as const;
