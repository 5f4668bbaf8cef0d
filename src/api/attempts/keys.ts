import type { AttemptListParams } from './schemas';

export const attemptKeys = {
  all: ['attempts'] as const,
  list: (params: AttemptListParams) => [...attemptKeys.all, 'list', params] as const,
  one: (id: string) => [...attemptKeys.all, 'one', id] as const,
  open: () => [...attemptKeys.all, 'open'] as const,
};
