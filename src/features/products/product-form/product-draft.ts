import { noOrigin, type DraftDefinition } from '@/modules/drafts/draft-definition';
import { emptyProduct, emptyRows, type TypedProduct } from './typed-product';

/** What is kept of a product before it is created. */
export const productDraft: DraftDefinition<TypedProduct> = {
  form: 'products',
  schema: 1,
  empty: () => emptyProduct,
  readOrigin: noOrigin,
  rows: emptyRows,
  title: ({ sku, name }) => [sku, name].filter((text) => text.trim() !== '').join(' · '),
};
