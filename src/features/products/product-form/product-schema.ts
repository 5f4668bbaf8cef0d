import * as z from 'zod/mini';
import { filledProduct } from './filled-product';
import { problemsOf, type ProductRules } from './product-problems';
import type { TypedProduct } from './typed-product';

export type { FilledProduct } from './filled-product';
export type { ProductRules } from './product-problems';

/** What a new product needs here; everything else is the service's to ask for. */
export const requiredOfNew: ReadonlySet<keyof TypedProduct> = new Set([
  'sku',
  'name',
  'kind',
  'composition',
  'taxTreatment',
  'price',
]);

/** What is typed and what of it is read. What stands in fields that are not shown is neither checked nor kept. */
export function productSchema(rules: ProductRules) {
  return z.pipe(
    z.pipe(z.custom<TypedProduct>(), z.transform(relevant)),
    filledProduct.check(
      z.superRefine(
        (filled, context) => {
          // A field that could not be read is empty here, and has its message already.
          const told = new Set(context.issues.map(({ path = [] }) => path.join('.')));
          for (const [path, message] of problemsOf(filled, rules)) {
            if (told.has(path.join('.'))) continue;
            context.addIssue({ code: 'custom', message, path: [...path], input: filled });
          }
        },
        // Together with the mistakes of single fields: whoever corrects a form wants to see them all.
        { when: ({ value }) => isRead(value) },
      ),
    ),
  );
}

/** Fields that do not go with the kind, the composition or the way are as if they were empty. */
function relevant(typed: TypedProduct): TypedProduct {
  const keepsStock = typed.kind !== 'service';
  const hasPortions = typed.composition === 'portions' && typed.portionsWay === 'replace';
  return {
    ...typed,
    margin: typed.priceFrom === 'margin' ? typed.margin : '',
    availability: keepsStock ? typed.availability : '',
    limitAvailability: keepsStock ? typed.limitAvailability : '',
    baseUnitQuantity: hasPortions ? typed.baseUnitQuantity : '',
    portions: hasPortions ? typed.portions : [],
    prices: typed.pricesWay === 'replace' ? typed.prices : [],
  };
}

function isRead(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'prices' in value;
}
