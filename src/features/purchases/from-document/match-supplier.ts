import type { DirectoryEntry } from '@/api/directory/schemas';
import { areTwoForms, comparableRegisterNumber, comparableTaxNumber } from '@/domain/tax-number';
import { findAlike, type AlikeProvider } from '@/modules/provider-directory/alike';
import type { Imported } from './imported';

type Numbers = Pick<Imported['supplier'], 'taxNumber' | 'registerNumber'>;
type KnownNumbers = Pick<DirectoryEntry, 'taxNumber' | 'registerNumber'>;

/** A number that the address book has one way and a document another. */
export interface Difference {
  of: 'taxNumber' | 'registerNumber';
  known: string;
  told: string;
}

/** Whoever of the address book a document is of: by NIT or DUI, or by NRC, which no two taxpayers share. */
export function supplierIn(
  entries: readonly DirectoryEntry[],
  supplier: Numbers,
): DirectoryEntry | undefined {
  return (
    entries.find((entry) => isSame('taxNumber', entry, supplier)) ??
    entries.find((entry) => isSame('registerNumber', entry, supplier))
  );
}

/** By what the address book says that this is somebody else; null where it does not, as of one without numbers. */
export function otherSupplierBy(entry: KnownNumbers, supplier: Numbers): Difference | null {
  if (isSame('taxNumber', entry, supplier) || isSame('registerNumber', entry, supplier))
    return null;
  const tax = difference('taxNumber', entry, supplier);
  // A person has both a DUI and an older NIT: one of each says nothing.
  if (tax !== null && !areTwoForms(tax.known, tax.told)) return tax;
  return difference('registerNumber', entry, supplier);
}

/** The NIT that the address book has instead, of one who is not somebody else by it. */
export const otherTaxNumber = (entry: KnownNumbers, supplier: Numbers): Difference | null =>
  otherSupplierBy(entry, supplier) === null ? difference('taxNumber', entry, supplier) : null;

/** Those of the address book that are called like it and may be it, such as one that was named by its id and has no numbers here. */
export const namesakesIn = (
  entries: readonly DirectoryEntry[],
  supplier: Imported['supplier'],
): AlikeProvider[] =>
  findAlike(
    entries.filter((entry) => otherSupplierBy(entry, supplier) === null),
    { ...supplier, providerName: supplier.tradeName, legalName: supplier.name },
  );

const comparable = { taxNumber: comparableTaxNumber, registerNumber: comparableRegisterNumber };

function isSame(of: Difference['of'], entry: KnownNumbers, supplier: Numbers): boolean {
  const told = comparable[of](supplier[of]);
  return told !== '' && comparable[of](entry[of] ?? '') === told;
}

/** Both say one, and not the same. */
function difference(
  of: Difference['of'],
  entry: KnownNumbers,
  supplier: Numbers,
): Difference | null {
  const { [of]: known } = entry;
  const { [of]: told } = supplier;
  if (known === null || known === '' || told === '' || isSame(of, entry, supplier)) return null;
  return { of, known, told };
}
