import { useWatch } from 'react-hook-form';
import type { SeenProduct } from '@/api/products/reread';
import { ConfirmField } from '@/modules/form-fields/confirm-field';
import { m } from '@/text/generated/messages';
import { ProductField, type ProductForm } from '../product-form/product-fields';
import { FieldGroup, IdentityFields, KindFields } from '../product-form/identity-fields';
import { PriceFields, ListPriceFields } from '../product-form/price-fields';
import { StockFields, PortionFields } from '../product-form/stock-fields';
import { SkuNotes } from '../product-form/sku-notes';
import { TaxFields } from '../product-form/tax-fields';
import type { ProductTaxes } from '../product-form/use-product-names';
import { IconLockOpen } from '@tabler/icons-react';
import { productKindOf } from '@/api/products/schemas';
import { Notice } from '@/ui/feedback/notice';
import { Link } from '@tanstack/react-router';
import { decimalText } from '@/domain/decimal-text';
import { amountText } from '@/text/amount-text';
import { readWhen } from '../checked-update/reread-words';
import { KeptTaxes } from './kept-taxes';
import classes from './product-edit.module.css';
import { useState } from 'react';
import { useBranches, useBranchName } from '@/modules/branch-picker/use-branches';
import { ChoiceField } from '@/modules/form-fields/choice-field';
import { Button } from '@/ui/form/button';

interface Props {
  form: ProductForm;
  branchId: string;
  seen: SeenProduct;
  taxes: ProductTaxes;
  /** It has portions, which nobody can read. */
  hasPortions: boolean;
}

/** What may be changed of a product. Its stock is read here and changed elsewhere. */
export function EditFields({ form, branchId, seen, taxes, hasPortions }: Props) {
  const { control } = form;
  const [composition, portionsWay, pricesWay] = useWatch({
    control,
    name: ['composition', 'portionsWay', 'pricesWay'],
  });
  const { product } = seen;
  const fields = { form, mode: 'edit' } as const;
  return (
    <>
      <FieldGroup title={m.product_form_group_identity()}>
        <IdentityFields
          {...fields}
          skuNotes={<SkuNotes form={form} branchId={branchId} own={product} />}
        />
        <KindFields form={form} />
        {hasPortions && composition !== 'portions' ? (
          <ConfirmField
            control={control}
            name="confirmedComposition"
            what={composition}
            label={m.product_edit_portions_lost_yes()}
          >
            <p>{m.product_edit_portions_lost()}</p>
          </ConfirmField>
        ) : null}
      </FieldGroup>
      <FieldGroup title={m.product_form_group_price()}>
        <TaxFields {...fields} taxes={taxes} />
        <KeptTaxes form={form} product={product} taxes={taxes.taxes} />
        <PriceFields {...fields} taxes={taxes.taxes} keptTaxIds={product.taxIds} />
      </FieldGroup>
      {composition === 'portions' ? (
        <FieldGroup title={m.product_form_group_portions()}>
          {hasPortions ? <ProductField name="portionsWay" /> : null}
          {portionsWay === 'replace' ? <PortionFields form={form} /> : null}
        </FieldGroup>
      ) : null}
      <FieldGroup title={m.product_form_group_stock()}>
        <ReadStock branchId={branchId} seen={seen} />
        <StockFields {...fields} />
      </FieldGroup>
      <FieldGroup title={m.product_form_group_lists()}>
        <ProductField name="pricesWay" />
        {pricesWay === 'replace' ? <ListPriceFields form={form} /> : null}
      </FieldGroup>
      <FieldGroup title={m.product_edit_branch()}>
        <BranchMove form={form} branchId={branchId} />
      </FieldGroup>
    </>
  );
}

/** What was in stock and when that was read: a form of a product never changes it. */
function ReadStock({ branchId, seen }: { branchId: string; seen: SeenProduct }) {
  const { product, readAt } = seen;
  const { availability, productType } = product;
  if (productType !== null && productKindOf(productType) === 'service') return null;
  return (
    <div className={classes.stock}>
      <dl>
        <dt>{m.product_edit_stock_read({ when: readWhen(readAt) })}</dt>
        <dd>
          {availability === null ? m.common_not_told() : amountText(decimalText(availability))}
        </dd>
      </dl>
      <p className={classes.quiet}>
        {m.product_edit_stock_stays()}{' '}
        <Link
          to="/branches/$branchId/products/$productId/stock"
          params={{ branchId, productId: product.id }}
        >
          {m.product_edit_to_stock()}
        </Link>
      </p>
    </div>
  );
}

/** The product's branch: locked until somebody means to move it, for another branch is another shelf and other taxes. */
function BranchMove({ form, branchId }: { form: ProductForm; branchId: string }) {
  const { branches } = useBranches();
  const name = useBranchName(branchId);
  const typed = useWatch({ control: form.control, name: 'branchId' });
  const chosen = typed === branchId ? '' : typed;
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && chosen === '') {
    return (
      <p className={classes.branch}>
        <bdi>{name}</bdi>
        <Button
          size="compact-sm"
          variant="default"
          icon={IconLockOpen}
          onClick={() => setOpen(true)}
        >
          {m.product_edit_branch_unlock()}
        </Button>
      </p>
    );
  }
  return (
    <>
      <ChoiceField
        control={form.control}
        name="branchId"
        none={m.product_edit_branch_stays({ branch: name })}
        choices={branches
          .filter(({ id }) => id !== branchId)
          .map(({ id, name: label }) => ({ value: id, label }))}
      />
      {chosen === '' ? null : <Notice tone="warn">{m.product_edit_branch_moves()}</Notice>}
    </>
  );
}
