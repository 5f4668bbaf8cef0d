import { productMutations } from '@/api/products/mutations';
import type { FormRefusals } from '@/modules/form/service-refusals';
import { requiredOfNew } from './product-schema';
import { productSpecs } from './product-specs';

/** What the form of a product calls the service's fields. */
export const productRefusals: FormRefusals = {
  wireNames: productMutations.create.names,
  specs: productSpecs(requiredOfNew),
};
