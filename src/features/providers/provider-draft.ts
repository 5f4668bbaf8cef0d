import { noOrigin, type DraftDefinition } from '@/modules/drafts/draft-definition';
import { emptyProvider, type TypedProvider } from '@/modules/provider-form/provider-schema';

/** What is kept of a provider before it is sent. */
export const providerDraft: DraftDefinition<TypedProvider> = {
  form: 'providers',
  schema: 1,
  empty: () => emptyProvider,
  readOrigin: noOrigin,
  title: ({ providerName, legalName, email }) => providerName || legalName || email,
};
