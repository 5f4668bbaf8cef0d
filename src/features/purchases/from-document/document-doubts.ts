import { comparableTaxNumber } from '@/domain/tax-number';
import type { Imported } from './imported';

/** Why a document is hardly one to record: somebody has to say that it is. */
export type SeriousDoubt =
  'test-environment' | 'other-receiver' | 'other-currency' | 'signed-content-differs';

const serious = ['test-environment', 'other-currency', 'signed-content-differs'] as const;

export const isSerious = (warning: string): boolean => serious.some((one) => one === warning);

/** `own`: the numbers of our business; none where they are not known. */
export function seriousDoubts(imported: Imported, own: readonly string[]): SeriousDoubt[] {
  const isOthers = isMadeOutToOthers(imported, own);
  return [
    ...(isOthers ? ['other-receiver' as const] : []),
    ...serious.filter((doubt) => imported.warnings.includes(doubt)),
  ];
}

/** What the confirmation of these doubts about this document holds; empty where there is nothing to confirm. */
export function doubtMark(imported: Imported | null, own: readonly string[]): string {
  const doubts = imported === null ? [] : seriousDoubts(imported, own);
  return doubts.length === 0 ? '' : [...doubts, imported?.generationCode].join(' ');
}

/** Whether it names somebody else as its buyer. */
function isMadeOutToOthers({ receiver }: Imported, own: readonly string[]): boolean {
  const told = [receiver?.taxNumber ?? '', receiver?.registerNumber ?? ''].filter(
    (number) => number !== '',
  );
  // A consumer's invoice may name no number.
  if (own.length === 0 || told.length === 0) return false;
  const known = own.map(comparableTaxNumber);
  return !told.some((number) => known.includes(comparableTaxNumber(number)));
}
