import { productFieldNames } from '@/api/products/write-schemas';
import { fieldInWords } from '@/modules/form-shell/service-refusals';
import { requiredOfNew } from './product-schema';
import { productSpecs } from './product-specs';

const specs = productSpecs(requiredOfNew);

/** What the form calls a value of a product that the service names so; null for one it has no name for. */
export const productValueInWords = (field: string) => fieldInWords(field, productFieldNames, specs);
