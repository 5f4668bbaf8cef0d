import { providerFieldNames } from '@/api/providers/schemas';
import { fieldInWords } from '../form-shell/service-refusals';
import { providerSpecs } from './provider-schema';

/** What the form calls a value of a provider that the service names so; null for one it has no name for. */
export const providerValueInWords = (field: string) =>
  fieldInWords(field, providerFieldNames, providerSpecs);
