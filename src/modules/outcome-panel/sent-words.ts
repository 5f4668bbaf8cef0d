import type { WriteOperation } from '@/api/attempts/names';
import { formName } from '@/api/core/field-errors';
import { entryTypeFieldNames } from '@/api/entry-types/schemas';
import { productFieldNames } from '@/api/products/write-schemas';
import { providerFieldNames, type NewProvider } from '@/api/providers/schemas';
import { m } from '@/text/generated/messages';
import { rowOf } from '../form-shell/field-paths';

interface SentWords {
  /** The service's names of what is sent, with ours. */
  names: Readonly<Record<string, string>>;
  /** What the form of that write calls it. */
  labels: Readonly<Record<string, () => string>>;
}

type NamesOf<Names extends Record<string, string>> = Record<Names[keyof Names], () => string>;

const products: NamesOf<typeof productFieldNames> = {
  name: m.product_form_name,
  sku: m.product_form_sku,
  kind: m.product_form_kind,
  composition: m.product_form_composition,
  price: m.product_form_price,
  cost: m.product_form_cost,
  margin: m.product_form_margin,
  availability: m.product_edit_stock,
  limitAvailability: m.product_form_limit,
  taxTreatment: m.product_form_treatment,
  categoryId: m.product_form_category,
  measurementId: m.product_form_unit,
  branchId: m.product_edit_branch,
  taxIds: m.product_form_taxes,
  baseUnitQuantity: m.product_form_base,
  portions: m.product_form_portions,
  'portions.*.name': m.product_form_portion_name,
  'portions.*.unitQuantity': m.product_form_portion_quantity,
  'portions.*.price': m.product_form_portion_price,
  prices: m.product_form_list_prices,
  'prices.*.priceListId': m.product_form_list,
  'prices.*.price': m.product_form_list_price,
};

const providers: Record<keyof NewProvider, () => string> = {
  providerName: m.providers_name,
  legalName: m.providers_legal_name,
  taxNumber: m.providers_tax_number,
  registerNumber: m.providers_register_number,
  businessType: m.providers_business_type,
  email: m.providers_email,
  phone: m.providers_phone,
  countryId: m.providers_country,
  stateId: m.providers_state,
  cityId: m.providers_city,
  address: m.providers_address,
  branchId: m.providers_branch,
};

const entryTypes: NamesOf<typeof entryTypeFieldNames> = {
  code: m.entry_types_code,
  name: m.entry_types_name,
  description: m.entry_types_description,
  prefix: m.entry_types_prefix,
  requiresApproval: m.entry_types_requires_approval,
  isActive: m.entry_types_is_active,
};

const ofProducts: SentWords = { names: productFieldNames, labels: products };

/** By write that has a form. */
const sentWords: Partial<Record<WriteOperation, SentWords>> = {
  'products.create': ofProducts,
  'products.update': ofProducts,
  'providers.create': { names: providerFieldNames, labels: providers },
  'entry-types.create': { names: entryTypeFieldNames, labels: entryTypes },
};

/** What people call a value that the service names so; null for one that the write's form does not know. */
export function sentInWords(operation: WriteOperation, field: string): string | null {
  const words = sentWords[operation];
  const name = words ? nameOf(field, words.names) : null;
  if (words === undefined || name === null) return null;
  const pattern = name.replace(/\.\d+(?=\.|$)/g, '.*');
  const label = words.labels[pattern] ?? words.labels[pattern.replace(/\.\*$/, '')];
  if (label === undefined) return null;
  const row = rowOf(name);
  return row === null ? label() : `${m.forms_row({ row })} · ${label()}`;
}

/** What is said of a row as a whole has no field: it goes by the name of its list. */
function nameOf(field: string, names: SentWords['names']): string | null {
  const name = formName(field, names);
  const [, list, row] = (name === null && /^(.+?)[.[](\d+)\]?$/.exec(field)) || [];
  if (list === undefined || row === undefined) return name;
  const listName = formName(list, names);
  return listName === null ? null : `${listName}.${row}`;
}
