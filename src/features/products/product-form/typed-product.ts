import type { Composition } from '@/api/products/words';
import type { ProductKind, TaxTreatment } from '@/api/products/schemas';

/** What becomes of a product's taxes. A new one takes the VAT as usual; one that exists keeps its own unless somebody says otherwise. */
export const taxWays = ['usual', 'leave', 'choose', 'remove-all'] as const;
export type TaxWay = (typeof taxWays)[number];

/** What cannot be read is left as it is or replaced as a whole. */
export const listWays = ['leave', 'replace'] as const;
export type ListWay = (typeof listWays)[number];

export interface TypedPortion {
  name: string;
  unitQuantity: string;
  price: string;
}

export interface TypedListPrice {
  priceListId: string;
  price: string;
}

/** A product as it stands in a form, new or not. `''` is nothing chosen: new, or a word of the service that nobody knows. */
export interface TypedProduct {
  sku: string;
  name: string;
  kind: ProductKind | '';
  composition: Composition | '';
  categoryId: string;
  measurementId: string;
  cost: string;
  /** Before taxes. */
  price: string;
  /** In percent; it counts only while `priceFrom` is the margin, and is worked out otherwise. */
  margin: string;
  /** Which of the two was touched last, and so leads to the other. */
  priceFrom: 'price' | 'margin';
  taxTreatment: TaxTreatment | '';
  taxWay: TaxWay;
  taxIds: string[];
  /** The tax somebody says is the VAT, where none is recognised. */
  vatId: string;
  /** Holds `confirmedRemoval` once somebody knows what a product without taxes becomes. */
  confirmedRemoval: string;
  availability: string;
  limitAvailability: string;
  /** The unusual quantities somebody said yes to, as they were read; another one asks again. */
  confirmedAvailability: string;
  confirmedLimit: string;
  baseUnitQuantity: string;
  portionsWay: ListWay;
  portions: TypedPortion[];
  pricesWay: ListWay;
  prices: TypedListPrice[];
  /** Only of one that exists: the composition somebody said yes to although it has portions. */
  confirmedComposition: string;
  /** Only of one that exists: the branch it is moved to; `''`: it stays. */
  branchId: string;
}

/** What stands in a form whose removal of all taxes was confirmed. */
export const confirmedRemoval = 'remove-all';

export const emptyPortion: TypedPortion = { name: '', unitQuantity: '', price: '' };
export const emptyListPrice: TypedListPrice = { priceListId: '', price: '' };

/** A new product before anything is typed. */
export const emptyProduct: TypedProduct = {
  sku: '',
  name: '',
  kind: 'goods',
  composition: 'simple',
  categoryId: '',
  measurementId: '',
  cost: '',
  price: '',
  margin: '',
  priceFrom: 'price',
  taxTreatment: 'taxed',
  taxWay: 'usual',
  taxIds: [],
  vatId: '',
  confirmedRemoval: '',
  availability: '',
  limitAvailability: '',
  confirmedAvailability: '',
  confirmedLimit: '',
  baseUnitQuantity: '',
  portionsWay: 'replace',
  portions: [emptyPortion],
  pricesWay: 'replace',
  prices: [],
  confirmedComposition: '',
  branchId: '',
};

/** An empty row of every list, by its path: for drafts. */
export const emptyRows = {
  taxIds: '',
  portions: emptyPortion,
  prices: emptyListPrice,
} as const;
