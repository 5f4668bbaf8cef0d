import { IconAlertTriangle } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { ProductField, type ProductForm } from './product-fields';

/** Whether it is a thing or a service, and how it is put together. */
export function KindFields({ form: { control } }: { form: ProductForm }) {
  const composition = useWatch({ control, name: 'composition' });
  return (
    <>
      <ProductField name="kind" />
      <ProductField name="composition" />
      {composition === 'recipe' ? (
        <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
          {m.product_form_recipe_warning()}
        </Notice>
      ) : null}
    </>
  );
}
