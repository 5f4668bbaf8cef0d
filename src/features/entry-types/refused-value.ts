import { entryTypeFieldNames } from '@/api/entry-types/schemas';
import { fieldInWords } from '@/modules/form-shell/service-refusals';
import { entryTypeSpecs } from './entry-type-form';

/** What the form calls a value of an entry type that the service names so; null for one it has no name for. */
export const entryTypeValueInWords = (field: string) =>
  fieldInWords(field, entryTypeFieldNames, entryTypeSpecs);
