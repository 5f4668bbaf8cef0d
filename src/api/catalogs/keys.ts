import type { CatalogName } from './schemas';

export const catalogKeys = {
  all: ['catalogs'] as const,
  list: (catalog: CatalogName) => [...catalogKeys.all, 'list', catalog] as const,
};
