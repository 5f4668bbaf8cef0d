import type { DraftListParams } from './schemas';

export const draftKeys = {
  all: ['drafts'] as const,
  list: (params: DraftListParams) => [...draftKeys.all, 'list', params] as const,
  one: (id: string) => [...draftKeys.all, 'one', id] as const,
};
