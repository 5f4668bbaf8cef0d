import type { ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currentProfile } from '@/api/core/profile';
import type { ProductKind, TaxTreatment } from '@/api/products/schemas';
import type { Composition } from '@/api/products/words';
import { Field } from '@/modules/form/field';
import {
  confirmation,
  decimal,
  identifier,
  identifiers,
  line,
  pick,
  rows,
  text,
  type ValuesOf,
} from '@/modules/form/field-kinds';
import { m } from '@/text/generated/messages';
import { decimalRules } from './decimal-rules';

/** One vocabulary on the screen; the service has two, and they are the business of its operations alone. */

const kindWords: Record<ProductKind, () => string> = {
  goods: m.product_form_kind_goods,
  service: m.product_form_kind_service,
  both: m.product_form_kind_both,
};

const compositionWords: Record<Composition, () => string> = {
  simple: m.product_form_simple,
  portions: m.product_form_with_portions,
  recipe: m.product_form_with_recipe,
};

export const treatmentWords: Record<TaxTreatment, () => string> = {
  taxed: m.product_form_taxed,
  exempt: m.product_form_exempt,
  'not-subject': m.product_form_not_subject,
};

/** What becomes of a product's taxes. A new one takes the VAT as usual; one that exists keeps its own unless somebody says otherwise. */
type TaxWay = 'usual' | 'leave' | 'choose' | 'remove-all';

/** What cannot be read is left as it is or replaced as a whole. */
type ListWay = 'leave' | 'replace';

const listWays = { leave: m.product_edit_leave, replace: m.product_edit_replace };

export type FormMode = 'create' | 'edit';

/** The fields of a product, in the order of its forms; of those it only has in one of them, the other shows nothing. */
export function productFields(mode: FormMode) {
  const isNew = mode === 'create';
  // Which fields the service needs is not shown (API description, Product); one that exists may lack what was never told.
  const needed = isNew ? ({ required: true } as const) : {};
  const confirmedQuantity = (label: () => string) => confirmation({ label });
  return {
    sku: line({
      label: m.product_form_sku,
      help: m.product_form_sku_help,
      dependsOn: ['branchId'],
      refused: m.product_form_sku_refused,
      ...needed,
    }),
    name: line({ label: m.product_form_name, ...needed }),
    categoryId: text({ label: m.product_form_category }),
    measurementId: text({ label: m.product_form_unit }),
    kind: pick<ProductKind>({
      label: m.product_form_kind,
      words: kindWords,
      // The service creates nothing that is both (API description, Product); it only changes products to it.
      ...(isNew && { offered: ['goods', 'service'] }),
      empty: 'goods',
      open: true,
      refused: spellingRefused('product_type'),
      ...needed,
    }),
    composition: pick<Composition>({
      label: m.product_form_composition,
      dependsOn: ['kind'],
      words: compositionWords,
      helps: {
        simple: m.product_form_simple_help,
        portions: m.product_form_portions_help,
        recipe: m.product_form_recipe_help,
      },
      empty: 'simple',
      open: true,
      refused: spellingRefused('composition_type'),
      ...needed,
    }),
    /** Only of one that exists: the composition somebody said yes to although it has portions. */
    confirmedComposition: confirmation({ label: m.product_form_composition }),
    taxTreatment: pick<TaxTreatment>({
      label: m.product_form_treatment,
      dependsOn: ['taxWay', 'taxIds', 'vatId'],
      words: treatmentWords,
      empty: 'taxed',
      open: true,
      refused: spellingRefused('tax_method'),
      ...needed,
    }),
    taxWay: pick<TaxWay>({
      label: m.product_edit_tax_way,
      words: {
        usual: m.products_tax_vat,
        leave: m.product_form_taxes_leave,
        choose: m.product_form_taxes_choose,
        'remove-all': m.product_form_taxes_remove,
      },
      ...(!isNew && { offered: ['leave', 'choose', 'remove-all'] }),
      empty: 'usual',
    }),
    taxIds: identifiers({
      label: m.product_form_taxes,
      dependsOn: ['taxTreatment', 'taxWay', 'vatId'],
      problems: productProblems,
    }),
    /** The tax somebody says is the VAT, where none is recognised. */
    vatId: text({ label: m.product_form_vat_which, help: m.product_form_vat_which_help }),
    /** Holds `confirmedRemoval` once somebody knows what a product without taxes becomes. */
    confirmedRemoval: confirmation({ label: m.product_form_taxes_remove }),
    cost: decimal({
      label: m.product_form_cost,
      help: m.product_form_cost_help,
      dependsOn: ['price'],
      decimal: decimalRules.amount,
      unit: 'money',
    }),
    /** In percent; where the price leads, it only follows. */
    margin: decimal({
      label: m.product_form_margin,
      dependsOn: ['cost', 'price'],
      decimal: decimalRules.margin,
      unit: 'percent',
      problems: productProblems,
    }),
    /** Before taxes. */
    price: decimal({
      label: m.product_form_price,
      dependsOn: ['cost'],
      decimal: decimalRules.amount,
      unit: 'money',
      ...needed,
    }),
    portionsWay: pick<ListWay>({
      label: m.product_edit_portions_way,
      help: m.product_edit_unreadable,
      words: listWays,
      empty: 'replace',
    }),
    baseUnitQuantity: decimal({
      label: m.product_form_base,
      help: m.product_form_base_help,
      decimal: decimalRules.quantity,
      unit: 'quantity',
      required: true,
    }),
    portions: rows({
      label: m.product_form_portions,
      problems: productProblems,
      begun: 1,
      row: {
        name: line({
          label: m.product_form_portion_name,
          headings: ['nombre', 'porcion', 'presentacion', 'name', 'portion'],
          required: true,
        }),
        unitQuantity: decimal({
          label: m.product_form_portion_quantity,
          headings: ['cantidad', 'contenido', 'unidades', 'quantity', 'amount', 'units'],
          decimal: decimalRules.quantity,
          unit: 'quantity',
          required: true,
        }),
        price: decimal({
          label: m.product_form_portion_price,
          headings: ['precio', 'price'],
          decimal: decimalRules.anyAmount,
          unit: 'money',
          required: true,
        }),
      },
    }),
    /** A change of stock is an adjustment, and has a form of its own. */
    availability: decimal({
      label: isNew ? m.product_form_opening : m.product_edit_stock,
      help: m.product_form_opening_help,
      decimal: decimalRules.quantity,
      unit: 'quantity',
    }),
    /** The unusual quantity somebody said yes to, as it was read; another one asks again. */
    confirmedAvailability: confirmedQuantity(m.product_form_opening),
    limitAvailability: decimal({
      label: m.product_form_limit,
      help: m.product_form_limit_help,
      dependsOn: ['availability'],
      decimal: decimalRules.quantity,
      unit: 'quantity',
    }),
    confirmedLimit: confirmedQuantity(m.product_form_limit),
    pricesWay: pick<ListWay>({
      label: m.product_edit_prices_way,
      help: m.product_edit_unreadable,
      words: listWays,
      empty: 'replace',
    }),
    prices: rows({
      label: m.product_form_list_prices,
      row: {
        priceListId: identifier({
          label: m.product_form_list,
          headings: ['lista', 'list', 'price_list'],
          problems: { ...productProblems, forms_not_an_id: m.product_form_list_unknown },
        }),
        price: decimal({
          label: m.product_form_list_price,
          dependsOn: ['prices.*.priceListId'],
          headings: ['precio', 'price'],
          decimal: decimalRules.amount,
          unit: 'money',
          required: true,
        }),
      },
    }),
    /** Only of one that exists: the branch it is moved to; nothing: it stays. */
    branchId: text({ label: m.product_edit_branch }),
  };
}

/** The price with taxes: typed, shown and never kept, for it is another way to write the price. */
export const paidPriceField = 'paidPrice';

/** What both forms declare besides their fields. */
export const ofProducts = {
  beside: { [paidPriceField]: { label: m.product_form_paid, decimal: decimalRules.paid } },
  kept: {
    /** Which of the two was touched last, and so leads to the other. */
    priceFrom: 'price' as 'price' | 'margin',
  },
  shown: {
    margin: ({ priceFrom }: TypedProduct) => priceFrom === 'margin',
    taxIds: ({ taxWay }: TypedProduct) => taxWay === 'usual' || taxWay === 'choose',
    availability: hasStock,
    limitAvailability: hasStock,
    baseUnitQuantity: hasPortions,
    portions: hasPortions,
    prices: ({ pricesWay }: TypedProduct) => pricesWay === 'replace',
    // A new product has none to choose, and another one's stays locked until somebody means to move it.
    branchId: ({ branchId }: TypedProduct) => branchId !== '',
  },
  // Where the price leads, it is computed and not sent.
  alwaysSeen: ['margin' as const],
};

function hasStock({ kind }: TypedProduct): boolean {
  return kind !== 'service';
}

function hasPortions({ composition, portionsWay }: TypedProduct): boolean {
  return composition === 'portions' && portionsWay === 'replace';
}

/** A product as it stands in a form, new or not, or as it was read from there: clean texts and exact decimals then. */
export type TypedProduct = ValuesOf<ReturnType<typeof productFields>> & {
  priceFrom: 'price' | 'margin';
};
export type TypedPortion = TypedProduct['portions'][number];

type FieldName = keyof ReturnType<typeof productFields>;

/** A field of either form, by its name; it finds the form it stands in. */
export const ProductField: ComponentType<{ name: FieldName | `${FieldName}.${number}.${string}` }> =
  Field;

export type ProductForm = UseFormReturn<TypedProduct, unknown, unknown>;

export interface FieldsProps {
  form: ProductForm;
  mode: FormMode;
}

/** What stands in a form whose removal of all taxes was confirmed. */
export const confirmedRemoval = 'remove-all';

/** What a refusal of a word that the service spells in two ways most probably means (API description, Product). */
function spellingRefused(wireName: string) {
  return (bodyText: string) => {
    const body: unknown = JSON.parse(bodyText);
    const word: unknown = Reflect.get(Object(body), wireName);
    return typeof word === 'string'
      ? m.product_edit_spelling({ word, vocabulary: currentProfile().productVocabulary })
      : null;
  };
}

/** Why a product is refused before anything is sent, besides what every form knows, in words. */
export const productProblems = {
  product_form_vat_missing: m.product_form_vat_missing,
  product_form_taxes_unread: m.product_form_taxes_unread,
  product_form_tax_not_chosen: m.product_form_tax_not_chosen,
  product_form_margin_whole: m.product_form_margin_whole,
  product_form_no_portions: m.product_form_no_portions,
  product_form_list_twice: m.product_form_list_twice,
};

/** Puts values into the form as if somebody had typed them. */
export function setValues(form: ProductForm, values: Partial<TypedProduct>): void {
  for (const [path, value] of Object.entries(values)) {
    // Names and values come from one typed record; its entries are typed as texts and anything.
    const name = path as keyof TypedProduct;
    const { invalid } = form.getFieldState(name);
    form.setValue(name, value, { shouldDirty: true, shouldValidate: invalid });
  }
}
