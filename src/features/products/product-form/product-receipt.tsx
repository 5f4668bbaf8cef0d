import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { valuesOfProduct, type NewProduct, type StoredProduct } from '@/api/products/write-schemas';
import { decimalText } from '@/domain/decimal-text';
import type { AppliedWrite } from '@/modules/attempt/write-state';
import type { Fact } from '@/ui/layout/fact-list';
import { WrittenReceipt } from '@/modules/receipt/written-receipt';
import type { ReviewWords } from '@/modules/review-panel/review-panel';
import { amountText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { isolate, isolateLast } from '@/text/isolate';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Button } from '@/ui/form/button';
import { LocatedProduct } from './located-product';
import { newProductForm, type AroundNew } from './new-product-form';
import { productWords } from './product-facts';
import classes from './product-form.module.css';
import { productName } from '../product-words';
import type { ProductNames } from './use-product-names';

interface Props {
  outcome: AppliedWrite<StoredProduct | null, NewProduct>;
  branchId: string;
  names: ProductNames;
  onAnother: () => void;
  onSimilar: () => void;
}

/** What the service says it stored; where its answer has no id, the product is looked up by its SKU. */
export function ProductReceipt(props: Props) {
  const { outcome, branchId, names, onAnother, onSimilar } = props;
  // An answer need not repeat what was sent.
  const { value, input: sent } = outcome;
  const id = value?.id ?? null;
  const facts = value === null ? [] : storedFacts(value, names);
  return (
    <>
      <WrittenReceipt
        of={outcome}
        title={m.product_form_created({ name: isolate(productName(sent)) })}
        facts={
          facts.length > 0
            ? facts
            : [{ label: m.product_form_sku(), value: m.common_not_told(), quiet: true }]
        }
        notes={facts.length > 1 ? [] : [m.product_form_created_untold()]}
        actions={
          <>
            <Button size="xs" icon={IconPlus} onClick={onAnother}>
              {m.product_form_another()}
            </Button>
            <Button size="xs" variant="default" onClick={onSimilar}>
              {m.product_form_similar()}
            </Button>
            {id === null ? null : (
              <>
                <CopyButton text={() => id}>{m.product_form_copy_id()}</CopyButton>
                <Link
                  className={classes.link}
                  to="/branches/$branchId/products/$productId"
                  params={{ branchId, productId: id }}
                >
                  {m.product_form_open()}
                </Link>
              </>
            )}
          </>
        }
      />
      {id === null ? <LocatedProduct branchId={branchId} sku={sent.sku} /> : null}
    </>
  );
}

/** What the service said it stored; what it did not say is left out, for nobody knows what its answer holds. */
export function storedFacts(stored: StoredProduct, names: ProductNames): Fact[] {
  const { id, taxes, taxIds, availability, limitAvailability } = stored;
  const known = taxes?.map((tax) => ({ ...tax, id: tax.id })) ?? null;
  const quantity = (label: string, told: number | null) =>
    told === null ? [] : [{ label, value: amountText(decimalText(told)) }];
  const values = { ...valuesOfProduct(stored), taxIds };
  const facts = newProductForm.facts(values, productWords({ names, taxes: known }));
  return [
    ...facts.filter(({ quiet }) => quiet !== true),
    ...quantity(m.product_form_stock(), availability),
    ...quantity(m.product_form_limit(), limitAvailability),
    ...(id === null ? [] : [{ label: m.product_form_id(), value: id }]),
  ];
}

export function productReview(
  product: NewProduct,
  around: AroundNew & { branch: string },
): ReviewWords {
  const told = newProductForm.reviewed(product, around, productWords(around));
  return {
    ...told,
    sentences: [
      m.product_form_review({ name: isolate(product.name), branch: isolateLast(around.branch) }),
      ...(product.kind === 'service'
        ? []
        : [
            product.availability === ''
              ? m.product_form_review_no_opening()
              : m.product_form_review_opening({ quantity: amountText(product.availability) }),
          ]),
      m.product_form_review_once(),
    ],
    notSent: [
      ...told.notSent,
      ...(product.composition === 'recipe' ? [m.product_form_recipe_warning()] : []),
    ],
    action: m.product_form_action({ name: product.name }),
  };
}
