import { recognisedVat } from '@/api/taxes/recognised-vat';
import { isShareOfPrice, type Tax } from '@/api/taxes/schemas';
import type { TypedProduct } from './product-fields';

/** What a form knows of the value-added tax, which every taxed product carries (API description, Product). */
export interface VatRules {
  /** Those taken for it; empty when none is recognised. */
  ids: ReadonlySet<string>;
  /** The one that is put on a new product. */
  usual: string | null;
}

/**
 * The VAT of a branch: by its official code, or else by its name, or else the one somebody named. Null while the taxes are not
 * known.
 */
export function vatRules(taxes: readonly Tax[] | null, named: string): VatRules | null {
  if (taxes === null) return null;
  const recognised = recognisedVat(taxes);
  const found = recognised.length > 0 ? recognised : taxes.filter(({ id }) => id === named);
  const usual = found.find((tax) => isShareOfPrice(tax) && Number(tax.fraction) > 0) ?? found[0];
  return { ids: new Set(found.map(({ id }) => id)), usual: usual?.id ?? null };
}

/** Whether none of a product's taxes is the VAT of its branch; one that the branch does not list may be, and nobody knows. */
export function lacksVat(ids: readonly string[], taxes: readonly Tax[]): boolean {
  const vat = recognisedVat(taxes);
  const areListed = ids.every((id) => taxes.some((tax) => tax.id === id));
  return vat.length > 0 && areListed && !vat.some(({ id }) => ids.includes(id));
}

/** The taxes that are chosen as things stand; none where they are left as they are. */
export function chosenTaxes(
  { taxWay, taxIds, taxTreatment }: Pick<TypedProduct, 'taxWay' | 'taxIds' | 'taxTreatment'>,
  vat: VatRules | null,
): readonly string[] {
  switch (taxWay) {
    case 'usual':
      return taxTreatment === 'taxed' && vat?.usual ? [vat.usual] : [];
    case 'choose':
      return taxIds;
    case 'leave':
    case 'remove-all':
      return [];
  }
}
