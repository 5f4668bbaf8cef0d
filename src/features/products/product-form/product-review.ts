import type { NewProduct } from '@/api/products/write-schemas';
import type { ReviewWords } from '@/modules/review-panel/review-panel';
import { amountText } from '@/text/amount-text';
import { isolate, isolateLast } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { newProductForm, type AroundNew } from './new-product-form';
import { productWords } from './product-facts';

/** What a creation will do, before it is sent. */
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
