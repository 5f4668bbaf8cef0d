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

/** What of a document is looked at: of a file that was read, or of a form that was filled from one. */
type Doubted = Pick<Imported, 'supplier' | 'receiver' | 'warnings'>;

export function seriousDoubts(document: Doubted, known: Known): SeriousDoubt[] {
  const { taxNumbers, supplier } = known;
  const isOfOther = supplier !== undefined && isOtherSupplier(supplier, document.supplier);
  return present<SeriousDoubt>(
    isMadeOutToOthers(document, taxNumbers) && 'other-receiver',
    isOfOther && 'other-supplier',
    ...serious.filter((doubt) => document.warnings.includes(doubt)),
  );
}

/** What the confirmation of these doubts about this document holds; empty where there is nothing to confirm. */
export function doubtMark(imported: Imported | null, known: Known): string {
  const doubts = imported === null ? [] : seriousDoubts(imported, known);
  return doubts.length === 0 ? '' : [...doubts, imported?.generationCode].join(' ');
}

/** Whether it names somebody else as its buyer. */
function isMadeOutToOthers({ receiver }: Doubted, own: readonly string[]): boolean {
  const told = [receiver?.taxNumber ?? '', receiver?.registerNumber ?? ''].filter(
    (number) => number !== '',
  );
  // A consumer's invoice may name no number.
  if (own.length === 0 || told.length === 0) return false;
  const known = own.map(comparableTaxNumber);
  return !told.some((number) => known.includes(comparableTaxNumber(number)));
}
