import type { Product } from '@/api/products/schemas';
import type { ProductReferences } from '../product-row';
import type { BulkPlace } from './bulk-search';
import type { BulkWork } from './bulk-work';
import type { BulkNavigation } from './use-bulk-navigation';

/** What every step of a change of many products is given. */
export interface StepProps {
  branchId: string;
  place: BulkPlace;
  work: BulkWork;
  /** All products of the branch. */
  products: readonly Product[];
  references: ProductReferences;
  go: BulkNavigation;
}
