import { comparableRegisterNumber, comparableTaxNumber } from '@/domain/tax-number';
import { present } from '@/domain/present';
import type { Imported } from './imported';
import { otherSupplierBy } from './match-supplier';

/** Why a document is hardly one to record, whoever is chosen as its supplier. */
export type DocumentDoubt =
  'test-environment' | 'other-receiver' | 'other-currency' | 'signed-content-differs';

/** Why it is hardly one to record: somebody has to say that it is. */
export type SeriousDoubt = DocumentDoubt | 'other-supplier';

const serious = ['test-environment', 'other-currency', 'signed-content-differs'] as const;

export const isSerious = (warning: string): boolean => serious.some((one) => one === warning);

/** What is known besides the document. */
export interface Known {
  /** The numbers of our business; none where they are not known. */
  taxNumbers: readonly string[];
  /** Whoever is chosen as the supplier, as far as the address book knows. */
  supplier: Parameters<typeof otherSupplierBy>[0] | undefined;
}

/** What of a document is looked at: of a file that was read, or of a form that was filled from one. */
export type Doubted = Pick<Imported, 'supplier' | 'receiver' | 'warnings'>;

/** @param own the numbers of our business */
export const documentDoubts = (document: Doubted, own: readonly string[]): DocumentDoubt[] =>
  present<DocumentDoubt>(
    isMadeOutToOthers(document, own) && 'other-receiver',
    ...serious.filter((doubt) => document.warnings.includes(doubt)),
  );

export function seriousDoubts(document: Doubted, { taxNumbers, supplier }: Known): SeriousDoubt[] {
  const other = supplier && otherSupplierBy(supplier, document.supplier);
  return present<SeriousDoubt>(other && 'other-supplier', ...documentDoubts(document, taxNumbers));
}

/** What the confirmation of these doubts about this document holds; empty where there is nothing to confirm. */
export function doubtMark(imported: Imported | null, known: Known): string {
  const doubts = imported === null ? [] : seriousDoubts(imported, known);
  return doubts.length === 0 ? '' : [...doubts, imported?.generationCode].join(' ');
}

/** Whether it names somebody else as its buyer. */
function isMadeOutToOthers({ receiver }: Doubted, own: readonly string[]): boolean {
  const taxNumber = comparableTaxNumber(receiver?.taxNumber ?? '');
  const registerNumber = comparableRegisterNumber(receiver?.registerNumber ?? '');
  // A consumer's invoice may name no number.
  if (own.length === 0 || (taxNumber === '' && registerNumber === '')) return false;
  return !own.some(
    (number) =>
      (taxNumber !== '' && comparableTaxNumber(number) === taxNumber) ||
      (registerNumber !== '' && comparableRegisterNumber(number) === registerNumber),
  );
}
