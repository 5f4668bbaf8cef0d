import { readKeptProduct } from '@/api/products/kept-product';
import type { SeenProduct } from '@/api/products/reread';
import type { DraftDefinition } from '@/modules/drafts/draft-definition';
import { emptyRows, type TypedProduct } from '../product-form/typed-product';
import { titleOfProduct } from '../reread/product-title';
import { typedFrom } from './edit-values';

/** What is kept of a change of a product before it is sent: with the product as it was when that began. */
export const editDraft: DraftDefinition<TypedProduct, SeenProduct> = {
  form: 'product-edits',
  schema: 1,
  empty: ({ product }) => typedFrom(product),
  rows: emptyRows,
  readOrigin: readKeptProduct,
  title: (_typed, opened) => titleOfProduct(opened),
};
