import type { BulkPlace, BulkStep } from './bulk-search';
import type { BulkDraft } from './bulk-work';
import { changeSchema } from './change-form';

/**
 * The step the address names, or the last one that what is chosen and typed allows: both live as long as the page, an address in
 * the history for longer.
 */
export function reachedStep(
  { from, step }: Pick<BulkPlace, 'from' | 'step'>,
  { file, typed }: Pick<BulkDraft, 'file' | 'typed'>,
  chosen: number,
): BulkStep {
  if (from === 'file') return step === 'check' && file !== null ? 'check' : 'choose';
  if (step === 'choose' || chosen === 0) return 'choose';
  return step === 'check' && changeSchema.safeParse(typed).success ? 'check' : 'change';
}
