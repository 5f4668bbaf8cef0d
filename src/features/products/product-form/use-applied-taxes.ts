import { useWatch } from 'react-hook-form';
import { isShareOfPrice, type Tax } from '@/api/taxes/schemas';
import type { ProductForm } from './product-fields';
import { chosenTaxes, vatRules } from './vat';

/** Taxes that are a share of the price, and how many others there are, which no price is worked out with. */
export interface AppliedTaxes {
  shares: readonly (Tax & { fraction: string })[];
  leftOut: number;
}

interface Parts {
  form: ProductForm;
  /** Of the branch; null while they are not known. */
  taxes: readonly Tax[] | null;
  /** The taxes the product has where they are left as they are; null where those are not known either. */
  keptTaxIds: readonly string[] | null;
}

/** The taxes that are put on the price as things stand; null while they are not known. */
export function useAppliedTaxes({ form, taxes, keptTaxIds }: Parts): AppliedTaxes | null {
  const [taxTreatment, taxWay, taxIds, vatId] = useWatch({
    control: form.control,
    name: ['taxTreatment', 'taxWay', 'taxIds', 'vatId'],
  });
  if (taxes === null) return null;
  const ids =
    taxWay === 'leave'
      ? keptTaxIds
      : chosenTaxes({ taxTreatment, taxWay, taxIds }, vatRules(taxes, vatId));
  if (ids === null) return null;
  const shares = ids.flatMap((id) => taxes.filter((tax) => tax.id === id)).filter(isShareOfPrice);
  return { shares, leftOut: ids.length - shares.length };
}
