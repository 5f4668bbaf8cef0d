import { expect, test } from 'vitest';
import { read } from './support/tree';

/** What is odd about the service where somebody types, and the words beside the field; the words' own guard asks that they are used. */
const helps: [line: string, area: string, key: string][] = [
  ['M76', 'providers', 'providers_city_help'],
  ['M85', 'entry-types', 'entry_types_code_help'],
  ['M86', 'entry-types', 'entry_types_restores'],
  ['M88', 'entry-types', 'entry_types_is_active_help'],
  ['M89', 'entry-types', 'entry_types_prefix_help'],
  ['M110', 'product-form', 'product_form_recipe_warning'],
  ['M113', 'product-edit', 'product_edit_unreadable'],
  ['M115', 'product-form', 'product_form_lists_help'],
  ['M117', 'product-form', 'product_form_margin_whole'],
  ['M124', 'stock', 'stock_adjustment'],
  ['M126', 'product-form', 'product_form_opening_help'],
  ['M128', 'product-form', 'product_form_sku_help'],
  ['M141', 'purchases', 'purchases_control_number_help'],
  ['M142', 'purchases', 'purchases_generation_code_help'],
  ['M143', 'purchases', 'purchases_stamp_help'],
  ['M157', 'purchases', 'purchases_perception_help'],
  ['M157', 'purchases', 'purchases_vat_withholding_help'],
  ['M166', 'excluded-purchases', 'excluded_purchases_prices_stay'],
  ['M168', 'excluded-purchases', 'excluded_purchases_own_withholding_help'],
  ['M169', 'excluded-purchases', 'excluded_purchases_lot_help'],
  ['M171', 'excluded-purchases', 'excluded_purchases_perishable_help'],
  ['M177', 'providers', 'providers_business_type_help'],
  ['M179', 'providers', 'providers_tax_number_help'],
  ['M180', 'providers', 'providers_branch_help'],
  ['M181', 'directory', 'directory_pick_none'],
  ['M238', 'assignments', 'assignments_reason_help'],
  ['M239', 'assignments', 'assignments_tail_help'],
  ['M244', 'sales', 'sales_missing_code'],
  ['M261', 'payments', 'payments_branch_help'],
  ['M262', 'payments', 'payments_amount_help'],
  ['M267', 'payments', 'payments_check_number_help'],
];

const textOf = (area: string, language: string, key: string) =>
  (JSON.parse(read(`src/text/${area}/${language}.json`)) as Record<string, unknown>)[key];

test.each(helps)('M305: %s is told by %s of %s in both languages, in few words', (_, area, key) => {
  const [es, en] = ['es', 'en'].map((language) => textOf(area, language, key));
  expect(es).not.toBe(en);
  for (const words of [es, en]) {
    expect(words).toMatch(/\w.*[.?]$/);
    expect(String(words).length).toBeLessThan(250);
  }
});
