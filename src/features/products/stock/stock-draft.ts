import { readKeptProduct } from '@/api/products/kept-product';
import type { SeenProduct } from '@/api/products/reread';
import type { DraftDefinition } from '@/modules/drafts/draft-definition';
import { titleOfProduct } from '../reread/product-title';
import { emptyStock, type TypedStock } from './stock-schema';

/** What is kept of an adjustment before it is sent: with the stock that it was counted against. */
export const stockDraft: DraftDefinition<TypedStock, SeenProduct> = {
  form: 'stock-changes',
  schema: 1,
  empty: () => emptyStock,
  readOrigin: readKeptProduct,
  title: (_typed, opened) => titleOfProduct(opened),
};
