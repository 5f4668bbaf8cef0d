import { m } from '@/text/generated/messages';
import type { CatalogName } from './catalog-address';

/** What each catalog is called. */
export const catalogTitles: Record<CatalogName, () => string> = {
  'product-categories': m.catalogs_categories,
  'product-measurements': m.catalogs_measurements,
  'payment-methods': m.catalogs_methods,
  countries: m.catalogs_places,
  activities: m.catalogs_activities,
  incoterms: m.catalogs_incoterms,
  taxes: m.catalogs_taxes,
  banks: m.catalogs_banks,
  'petty-cashes': m.catalogs_petty_cashes,
  checkbooks: m.catalogs_checkbooks,
  branches: m.catalogs_branches,
};
