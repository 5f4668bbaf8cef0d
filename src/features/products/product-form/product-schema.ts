import Big from 'big.js';
import * as z from 'zod/mini';
import type { Tax } from '@/api/taxes/schemas';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { optionalLine } from '@/modules/form-fields/text-rules';
import { optionalDecimal, requiredDecimal } from '@/modules/form-fields/value-rules';
import { decimalRules } from './decimal-rules';
import { confirmedRemoval, listWays, taxWays, type TypedProduct } from './typed-product';
import { unusualQuantity } from './unusual-quantity';
import { vatRules, type VatRules } from './vat';

/** What a product's form knows besides what is typed. */
export interface ProductRules {
  mode: 'create' | 'edit';
  /** Fields that may not be left empty (which ones the service needs is not shown: API description, Product). */
  required: ReadonlySet<keyof TypedProduct>;
  /** Of the branch; null while they are not known. */
  taxes: readonly Tax[] | null;
  /** It exists and has portions, which nobody can read. */
  hasPortions?: boolean;
}

/** What a new product needs here; everything else is the service's to ask for. */
export const requiredOfNew: ReadonlySet<keyof TypedProduct> = new Set([
  'sku',
  'name',
  'kind',
  'composition',
  'taxTreatment',
  'price',
]);

/** Why a product is refused before anything is sent, besides what every form knows; `product-specs.ts` words them. */
export const productProblems = [
  'product_form_vat_missing',
  'product_form_taxes_unread',
  'product_form_tax_not_chosen',
  'product_form_margin_whole',
  'product_form_no_portions',
  'product_form_list_twice',
] as const;
export type ProductProblem = (typeof productProblems)[number];

// What is missing is told below, together with everything else: a rule that needs a text ends all reading of the form.
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

const readable = z.object({
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
export type FilledProduct = z.output<typeof readable>;

/** What is typed and what of it is read. What stands in fields that are not shown is neither checked nor kept. */
export function productSchema(rules: ProductRules) {
  return z.pipe(
    z.pipe(z.custom<TypedProduct>(), z.transform(relevant)),
    readable.check(
      z.superRefine(
        (filled, { addIssue, issues }) => {
          // A field that could not be read is empty here, and has its message already.
          const told = new Set(issues.map(({ path = [] }) => path.join('.')));
          for (const [path, message] of problemsOf(filled, rules)) {
            if (told.has(path.join('.'))) continue;
            addIssue({ code: 'custom', message, path: [...path], input: filled });
          }
        },
        // Together with the mistakes of single fields: whoever corrects a form wants to see them all.
        { when: ({ value }) => isRead(value) },
      ),
    ),
  );
}

type Path = readonly (string | number)[];
type Message = ProductProblem | 'forms_missing' | 'forms_not_chosen' | 'forms_not_confirmed';
type Problem = readonly [path: Path, message: Message];

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

function problemsOf(filled: FilledProduct, rules: ProductRules): Problem[] {
  return [
    ...missing(filled, rules),
    ...marginProblems(filled),
    ...unconfirmed(filled),
    ...listProblems(filled),
    ...taxProblems(filled, rules),
    ...compositionProblems(filled, rules),
  ];
}

const chosenFields: ReadonlySet<string> = new Set(['kind', 'composition', 'taxTreatment']);

function missing(filled: FilledProduct, { mode, required }: ProductRules): Problem[] {
  const empty = [...required].filter(
    (name) =>
      filled[name] === '' || (name === 'kind' && mode === 'create' && filled[name] === 'both'),
  );
  return empty.map((name) => [
    [name],
    chosenFields.has(name) ? 'forms_not_chosen' : 'forms_missing',
  ]);
}

/** The price is the cost divided by what the margin leaves of it (API description, Product). */
function marginProblems({ margin }: FilledProduct): Problem[] {
  const isWhole = margin !== '' && new Big(margin).gte(100);
  return isWhole ? [[['margin'], 'product_form_margin_whole']] : [];
}

function unconfirmed(filled: FilledProduct): Problem[] {
  const asked = [
    ['confirmedAvailability', filled.availability, filled.confirmedAvailability],
    ['confirmedLimit', filled.limitAvailability, filled.confirmedLimit],
  ] as const;
  return asked.flatMap(([name, quantity, confirmed]): Problem[] =>
    unusualQuantity(quantity) === null || confirmed === quantity
      ? []
      : [[[name], 'forms_not_confirmed']],
  );
}

function listProblems(filled: FilledProduct): Problem[] {
  const hasPortions = filled.composition === 'portions' && filled.portionsWay === 'replace';
  const ids = filled.prices.map(({ priceListId }) => priceListId);
  return [
    ...(hasPortions && filled.baseUnitQuantity === ''
      ? ([[['baseUnitQuantity'], 'forms_missing']] satisfies Problem[])
      : []),
    ...(hasPortions && filled.portions.length === 0
      ? ([[['portions'], 'product_form_no_portions']] satisfies Problem[])
      : []),
    ...filled.portions.flatMap(({ name }, index): Problem[] =>
      name === '' ? [[['portions', index, 'name'], 'forms_missing']] : [],
    ),
    ...ids.flatMap((id, index): Problem[] => {
      const path = ['prices', index, 'priceListId'] as const;
      if (id === '') return [[path, 'forms_missing']];
      return ids.indexOf(id) < index ? [[path, 'product_form_list_twice']] : [];
    }),
  ];
}

function taxProblems(filled: FilledProduct, { mode, taxes }: ProductRules): Problem[] {
  const { taxWay, taxTreatment } = filled;
  if (taxWay === 'remove-all') {
    return filled.confirmedRemoval === confirmedRemoval
      ? []
      : [[['confirmedRemoval'], 'forms_not_confirmed']];
  }
  if (taxWay === 'leave') return [];
  const vat = vatRules(taxes, filled.vatId);
  const chosen = chosenTaxes(filled, vat);
  if (mode === 'edit' && chosen.length === 0) return [[['taxIds'], 'product_form_tax_not_chosen']];
  if (taxTreatment !== 'taxed' || taxes?.length === 0) return [];
  if (vat === null) return chosen.length > 0 ? [] : [[['taxIds'], 'product_form_taxes_unread']];
  if (chosen.some((id) => vat.ids.has(id))) return [];
  return vat.ids.size === 0
    ? [[['vatId'], 'forms_not_chosen']]
    : [[['taxIds'], 'product_form_vat_missing']];
}

/** The taxes that are chosen as things stand; none where they are left as they are. */
export function chosenTaxes(
  { taxWay, taxIds, taxTreatment }: Pick<TypedProduct, 'taxWay' | 'taxIds' | 'taxTreatment'>,
  vat: VatRules | null,
): readonly string[] {
  switch (taxWay) {
    case 'usual':
      return taxTreatment === 'taxed' && vat?.usual ? [vat.usual] : [];
    case 'choose':
      return taxIds;
    case 'leave':
    case 'remove-all':
      return [];
  }
}

/** What becomes of portions when a product is sold another way is not documented (API description, Product). */
function compositionProblems(filled: FilledProduct, rules: ProductRules): Problem[] {
  const leaves = rules.hasPortions === true && filled.composition !== 'portions';
  return !leaves || filled.confirmedComposition === filled.composition
    ? []
    : [[['confirmedComposition'], 'forms_not_confirmed']];
}
