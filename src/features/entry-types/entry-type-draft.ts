import { noOrigin, type DraftDefinition } from '@/modules/drafts/draft-definition';
import { emptyEntryType, type TypedEntryType } from './entry-type-form';

/** What is kept of an entry type before it is sent. */
export const entryTypeDraft: DraftDefinition<TypedEntryType> = {
  form: 'entry-types',
  schema: 1,
  empty: () => emptyEntryType,
  readOrigin: noOrigin,
  title: ({ code, name }) => [code, name].filter((text) => text.trim() !== '').join(' · '),
};
