import { comparableTaxNumber } from '@/domain/tax-number';
import { present } from '@/domain/present';
import type { Imported } from './imported';
import { isOtherSupplier } from './match-supplier';

/** Why a document is hardly one to record: somebody has to say that it is. */
export type SeriousDoubt =
  | 'test-environment'
  | 'other-receiver'
  | 'other-supplier'
  | 'other-currency'
  | 'signed-content-differs';

const serious = ['test-environment', 'other-currency', 'signed-content-differs'] as const;

export const isSerious = (warning: string): boolean => serious.some((one) => one === warning);

/** What is known besides the document. */
export interface Known {
  /** The numbers of our business; none where they are not known. */
  taxNumbers: readonly string[];
  /** Whoever is chosen as the supplier, as far as the address book knows. */
  supplier: Parameters<typeof isOtherSupplier>[0] | undefined;
}

export function seriousDoubts(imported: Imported, known: Known): SeriousDoubt[] {
  const { taxNumbers, supplier } = known;
  const isOfOther = supplier !== undefined && isOtherSupplier(supplier, imported.supplier);
  return present<SeriousDoubt>(
    isMadeOutToOthers(imported, taxNumbers) && 'other-receiver',
    isOfOther && 'other-supplier',
    ...serious.filter((doubt) => imported.warnings.includes(doubt)),
  );
}

/** What the confirmation of these doubts about this document holds; empty where there is nothing to confirm. */
export function doubtMark(imported: Imported | null, known: Known): string {
  const doubts = imported === null ? [] : seriousDoubts(imported, known);
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
