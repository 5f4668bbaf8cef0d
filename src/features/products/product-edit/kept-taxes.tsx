import { IconAlertTriangle } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import type { Product } from '@/api/products/schemas';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import type { ProductForm } from '../product-form/product-fields';

/** Taxes that are left as they are and do not go with how the product is taxed. */
export function KeptTaxes({ form, product }: { form: ProductForm; product: Product }) {
  const [treatment, way] = useWatch({
    control: form.control,
    name: ['taxTreatment', 'taxWay'],
  });
  if (way !== 'leave' || product.taxIds === null || treatment === '') return null;
  const hasTaxes = product.taxIds.length > 0;
  if (hasTaxes === (treatment === 'taxed')) return null;
  return (
    <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
      {hasTaxes ? m.product_edit_untaxed_keeps() : m.product_edit_taxed_lacks()}
    </Notice>
  );
}
