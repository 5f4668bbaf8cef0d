import type { DirectoryEntry } from '@/api/directory/schemas';
import { comparableTaxNumber } from '@/domain/tax-number';
import { findAlike, type AlikeProvider } from '@/modules/provider-directory/alike';
import type { Imported } from './imported';

type Numbers = Pick<Imported['supplier'], 'taxNumber' | 'registerNumber'>;
type KnownNumbers = Pick<DirectoryEntry, 'taxNumber' | 'registerNumber'>;

/** Whoever of the address book a document is of: by NIT or DUI, and by NRC only where one of the two has no other number. */
export function supplierIn(
  entries: readonly DirectoryEntry[],
  supplier: Numbers,
): DirectoryEntry | undefined {
  const byTax = entries.find((entry) => isSame(entry.taxNumber, supplier.taxNumber));
  return (
    byTax ??
    entries.find(
      (entry) =>
        isSame(entry.registerNumber, supplier.registerNumber) &&
        !differs(entry.taxNumber, supplier.taxNumber),
    )
  );
}

/** Whether the address book says that this is somebody else; of one without numbers it says nothing. */
export const isOtherSupplier = (entry: KnownNumbers, supplier: Numbers): boolean =>
  differs(entry.taxNumber, supplier.taxNumber) ||
  (!isSame(entry.taxNumber, supplier.taxNumber) &&
    differs(entry.registerNumber, supplier.registerNumber));

/** Those of the address book that are called like it and may be it, such as one that was named by its id and has no numbers here. */
export const namesakesIn = (
  entries: readonly DirectoryEntry[],
  supplier: Imported['supplier'],
): AlikeProvider[] =>
  findAlike(
    entries.filter((entry) => !isOtherSupplier(entry, supplier)),
    { ...supplier, providerName: supplier.tradeName, legalName: supplier.name },
  );

const isSame = (known: string | null, told: string) =>
  told !== '' && comparableTaxNumber(known ?? '') === comparableTaxNumber(told);

/** Both say one, and not the same. */
const differs = (known: string | null, told: string) =>
  (known ?? '') !== '' && told !== '' && !isSame(known, told);
