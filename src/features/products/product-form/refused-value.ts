import { productFieldNames } from '@/api/products/write-schemas';
import type { FormRefusals } from '@/modules/form/service-refusals';
import { requiredOfNew } from './product-schema';
import { productSpecs } from './product-specs';

/** What the form of a product calls the service's fields. */
export const productRefusals: FormRefusals = {
  wireNames: productFieldNames,
  specs: productSpecs(requiredOfNew),
};
