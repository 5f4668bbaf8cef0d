import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useQuery } from '@tanstack/react-query';
import { memo, useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { catalogQueries } from '@/api/catalogs/queries';
import { catalogOf } from '@/modules/catalog-select/catalog';
import { CatalogField } from '@/modules/catalog-select/catalog-field';
import { CatalogFoot } from '@/modules/catalog-select/catalog-foot';
import { inputProps } from '@/modules/form-fields/text-field';
import { useTextField } from '@/modules/form-fields/use-text-field';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { skuDoubt } from './product-doubts';
import { ProductField, type FieldsProps, type ProductForm } from './product-fields';
import classes from './product-form.module.css';

interface Props extends FieldsProps {
  /** Below the SKU: what is known of it. */
  skuNotes?: ReactNode;
}

/** What a product is called, and where it belongs. */
export function IdentityFields({ form, skuNotes }: Props) {
  const { control } = form;
  const categories = catalogOf(useQuery(catalogQueries.productCategories()));
  const units = catalogOf(useQuery(catalogQueries.productMeasurements()));
  return (
    <>
      <div className={classes.sku}>
        <SkuField form={form} />
        {skuNotes}
      </div>
      <ProductField name="name" />
      <div className={classes.pair}>
        <div className={classes.catalog}>
          <CatalogField control={control} name="categoryId" items={categories.items} submits="id" />
          <CatalogFoot catalog={categories} subject={m.product_form_categories()} />
        </div>
        <div className={classes.catalog}>
          <CatalogField control={control} name="measurementId" items={units.items} submits="id" />
          <CatalogFoot catalog={units} subject={m.product_form_units()} />
        </div>
      </div>
    </>
  );
}

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.groupTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The SKU, typed or scanned. Scanners end with Enter, which goes on to the name and submits nothing. */
const SkuField = memo(function SkuField({ form }: { form: ProductForm }) {
  const state = useTextField(
    { control: form.control, name: 'sku' },
    { lines: 'one', doubt: skuDoubt },
  );
  return (
    <TextInput
      {...inputProps(state)}
      {...state.input}
      spellCheck={false}
      autoCapitalize="none"
      enterKeyHint="next"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        form.setFocus('name');
      }}
    />
  );
});

/** Whether it is a thing or a service, and how it is put together. */
export function KindFields({ form: { control } }: { form: ProductForm }) {
  const composition = useWatch({ control, name: 'composition' });
  return (
    <>
      <ProductField name="kind" />
      <ProductField name="composition" />
      {composition === 'recipe' ? (
        <Notice tone="warn">{m.product_form_recipe_warning()}</Notice>
      ) : null}
    </>
  );
}
