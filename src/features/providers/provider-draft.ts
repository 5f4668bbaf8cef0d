import { noOrigin, type DraftDefinition } from '@/modules/drafts/draft-definition';
import { emptyProvider, type TypedProvider } from '@/modules/provider-form/provider-schema';

/** What is kept of a provider before it is sent. */
export const providerDraft: DraftDefinition<TypedProvider> = {
  form: 'providers',
  schema: 2,
  // Whether the home country was offered was not kept before: what stands there counts.
  upgrade: (values) => ({ ...values, isHomeOffered: true }),
  empty: () => emptyProvider,
  readOrigin: noOrigin,
  title: ({ providerName, legalName, email }) => providerName || legalName || email,
};
