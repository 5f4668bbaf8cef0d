import Big from 'big.js';
import type { Tax } from '@/api/taxes/schemas';
import type { FilledProduct } from './filled-product';
import { confirmedRemoval, type TypedProduct } from './typed-product';
import { unusualQuantity } from './unusual-quantity';
import { chosenTaxes, vatRules } from './vat';

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

type Path = readonly (string | number)[];
type Message = ProductProblem | 'forms_missing' | 'forms_not_chosen' | 'forms_not_confirmed';
type Problem = readonly [path: Path, message: Message];

/** What is wrong with a product as a whole; the mistakes of single fields are the schema's. */
export function problemsOf(filled: FilledProduct, rules: ProductRules): Problem[] {
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

/** What becomes of portions when a product is sold another way is not documented (API description, Product). */
function compositionProblems(filled: FilledProduct, rules: ProductRules): Problem[] {
  const leaves = rules.hasPortions === true && filled.composition !== 'portions';
  return !leaves || filled.confirmedComposition === filled.composition
    ? []
    : [[['confirmedComposition'], 'forms_not_confirmed']];
}
