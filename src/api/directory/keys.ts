import type { DirectoryKind } from '@/contract/directory';

export const directoryKeys = {
  all: ['directory'] as const,
  list: (kind: DirectoryKind) => [...directoryKeys.all, 'list', kind] as const,
};
