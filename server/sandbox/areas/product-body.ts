import * as z from 'zod/mini';
import type { Profile } from '../../../src/contract/profile';
import { formOf, wordFields, type Form } from './product-words';
import { atLeast, filledText, number, positiveNumber, uuid } from '../body';
import { madeOnce } from '../made-once';

const distinct = <T>(items: readonly T[]) => new Set(items).size === items.length;

const portionSchema = z.object({
  name: filledText(),
  unit_quantity: positiveNumber(),
  price: atLeast(0),
});

const priceSchema = z.object({ price_list_id: uuid(), price: atLeast(0) });

/** A margin as the fraction its formula needs; all of the price or more leaves nothing to divide by. */
const marginField = (unit: Profile['marginUnit']) =>
  z.pipe(
    number().check(z.meta({ exclusiveMaximum: unit === 'percent' ? 100 : 1 })),
    z.pipe(
      z.transform((margin: number) => (unit === 'percent' ? margin / 100 : margin)),
      z
        .number()
        .check(z.refine((margin) => margin < 1, 'must be less than the whole of the price.')),
    ),
  );

/** API description, Product. Which fields are required is not shown: those without which there is nothing to sell. */
function productSchema(form: Form, { marginUnit }: Profile) {
  return z.object({
    name: filledText(),
    sku: filledText(),
    ...wordFields(form),
    price_before_taxes: atLeast(0),
    branch_id: uuid(),
    cost: z.optional(atLeast(0)),
    margin: z.optional(marginField(marginUnit)),
    availability: z.optional(number()),
    limit_availability: z.optional(number()),
    product_category_id: z.optional(uuid()),
    product_measurement_id: z.optional(uuid()),
    tax_ids: z.optional(
      z
        .array(uuid())
        .check(z.refine(distinct, 'must not name a tax twice.'), z.meta({ uniqueItems: true })),
    ),
    base_unit_quantity: z.optional(positiveNumber()),
    portions: z.optional(z.array(portionSchema)),
    prices: z.optional(
      z
        .array(priceSchema)
        .check(
          z.refine(
            (prices) => distinct(prices.map(({ price_list_id }) => price_list_id)),
            'must not name a price list twice.',
          ),
        ),
    ),
  });
}

/** What a new product takes. */
export const newProductSchema = madeOnce((profile: Profile) =>
  productSchema(formOf(profile, 'create'), profile),
);

/** What an update takes: every field may be left out, or only those a service that forgets would not miss. */
export const productUpdateSchema = madeOnce((profile: Profile) => {
  const whole = productSchema(formOf(profile, 'update'), profile);
  return profile.omittedOnUpdate === 'kept'
    ? z.partial(whole)
    : z.extend(whole, { branch_id: z.optional(uuid()) });
});

export type SubmittedProduct = Partial<z.output<ReturnType<typeof productSchema>>>;
