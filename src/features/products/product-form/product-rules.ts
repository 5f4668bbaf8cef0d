import Big from 'big.js';
import type { Tax } from '@/api/taxes/schemas';
import type { Problem } from '@/modules/form/declare-form';
import {
  confirmedRemoval,
  type FormMode,
  type productProblems,
  type TypedProduct,
} from './product-fields';
import { unusualQuantity } from './decimal-rules';
import { chosenTaxes, vatRules } from './vat';

interface Known {
  mode: FormMode;
  /** Of the branch; null while they are not known. */
  taxes: readonly Tax[] | null;
}

type Message = keyof typeof productProblems | 'forms_not_chosen' | 'forms_not_confirmed';
type Told = readonly [path: string, message: Message];

/** What is wrong with a product as a whole; the mistakes of single fields are theirs. */
export function productRules(read: TypedProduct, known: Known): Problem[] {
  return [
    ...marginProblems(read),
    ...unconfirmed(read),
    ...listProblems(read),
    ...taxProblems(read, known),
  ];
}

/** The price is the cost divided by what the margin leaves of it (API description, Product). */
function marginProblems({ margin }: TypedProduct): Told[] {
  const isWhole = margin !== '' && new Big(margin).gte(100);
  return isWhole ? [['margin', 'product_form_margin_whole']] : [];
}

function unconfirmed(read: TypedProduct): Told[] {
  const asked = [
    ['confirmedAvailability', read.availability, read.confirmedAvailability],
    ['confirmedLimit', read.limitAvailability, read.confirmedLimit],
  ] as const;
  return asked.flatMap(([name, quantity, confirmed]): Told[] =>
    unusualQuantity(quantity) === null || confirmed === quantity
      ? []
      : [[name, 'forms_not_confirmed']],
  );
}

function listProblems(read: TypedProduct): Told[] {
  const hasPortions = read.composition === 'portions' && read.portionsWay === 'replace';
  const ids = read.prices.map(({ priceListId }) => priceListId);
  return [
    ...(hasPortions && read.portions.length === 0
      ? ([['portions', 'product_form_no_portions']] satisfies Told[])
      : []),
    ...ids.flatMap((id, index): Told[] =>
      id !== '' && ids.indexOf(id) < index
        ? [[`prices.${index}.priceListId`, 'product_form_list_twice']]
        : [],
    ),
  ];
}

function taxProblems(read: TypedProduct, { mode, taxes }: Known): Told[] {
  const { taxWay, taxTreatment } = read;
  if (taxWay === 'remove-all') {
    return read.confirmedRemoval === confirmedRemoval
      ? []
      : [['confirmedRemoval', 'forms_not_confirmed']];
  }
  if (taxWay === 'leave') return [];
  const vat = vatRules(taxes, read.vatId);
  const chosen = chosenTaxes(read, vat);
  if (mode === 'edit' && chosen.length === 0) return [['taxIds', 'product_form_tax_not_chosen']];
  if (taxTreatment !== 'taxed' || taxes?.length === 0) return [];
  if (vat === null) return chosen.length > 0 ? [] : [['taxIds', 'product_form_taxes_unread']];
  if (chosen.some((id) => vat.ids.has(id))) return [];
  return vat.ids.size === 0
    ? [['vatId', 'forms_not_chosen']]
    : [['taxIds', 'product_form_vat_missing']];
}
