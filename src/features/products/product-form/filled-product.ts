import * as z from 'zod/mini';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { optionalLine } from '@/modules/form-fields/text-rules';
import { optionalDecimal, requiredDecimal } from '@/modules/form-fields/value-rules';
import { decimalRules } from './decimal-rules';
import { listWays, taxWays } from './typed-product';

// What is missing is told by `product-problems.ts`, together with everything else: a rule that needs a text ends all reading of the form.
const portion = z.object({
  name: optionalLine(),
  unitQuantity: requiredDecimal(decimalRules.quantity),
  price: requiredDecimal(decimalRules.anyAmount),
});

const listPrice = z.object({
  priceListId: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => cleanIdentifier(typed).toLowerCase()),
    ),
    z.string().check(z.refine((id) => id === '' || isIdentifier(id), { error: 'forms_not_an_id' })),
  ),
  price: requiredDecimal(decimalRules.amount),
});

export const filledProduct = z.object({
  sku: optionalLine(),
  name: optionalLine(),
  kind: z.enum(['', 'goods', 'service', 'both']),
  composition: z.enum(['', 'simple', 'portions', 'recipe']),
  categoryId: z.string(),
  measurementId: z.string(),
  cost: optionalDecimal(decimalRules.amount),
  price: optionalDecimal(decimalRules.amount),
  margin: optionalDecimal(decimalRules.margin),
  priceFrom: z.enum(['price', 'margin']),
  taxTreatment: z.enum(['', 'taxed', 'exempt', 'not-subject']),
  taxWay: z.enum(taxWays),
  taxIds: z.array(z.string()),
  vatId: z.string(),
  confirmedRemoval: z.string(),
  availability: optionalDecimal(decimalRules.quantity),
  limitAvailability: optionalDecimal(decimalRules.quantity),
  confirmedAvailability: z.string(),
  confirmedLimit: z.string(),
  baseUnitQuantity: optionalDecimal(decimalRules.quantity),
  portionsWay: z.enum(listWays),
  portions: z.array(portion),
  pricesWay: z.enum(listWays),
  prices: z.array(listPrice),
  confirmedComposition: z.string(),
  branchId: z.string(),
});

/** A product that was read from its form: clean texts, exact decimals, and nothing that does not belong to what was chosen. */
export type FilledProduct = z.output<typeof filledProduct>;
