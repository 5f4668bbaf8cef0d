import { m } from '@/text/generated/messages';

/** Why a product is refused before anything is sent, besides what every form knows, in words. */
export const productProblems = {
  product_form_vat_missing: m.product_form_vat_missing,
  product_form_taxes_unread: m.product_form_taxes_unread,
  product_form_tax_not_chosen: m.product_form_tax_not_chosen,
  product_form_margin_whole: m.product_form_margin_whole,
  product_form_no_portions: m.product_form_no_portions,
  product_form_list_twice: m.product_form_list_twice,
};
