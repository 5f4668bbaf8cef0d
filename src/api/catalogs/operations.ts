import { request } from '../core/http';
import { loadPart } from '../core/part-lost';
import type { Rows } from '../core/rows';
import { serviceUrl } from '../core/url';
import type { Country } from './country-tree';
import { readActivities, readCatalog, type CatalogItem, type CatalogName } from './schemas';

function fetchCatalog<T>(catalog: CatalogName, read: (body: unknown) => Rows<T>): Promise<Rows<T>> {
  const operation = { name: `catalogs.${catalog}` };
  return request({ operation, url: serviceUrl(`/${catalog}`) }, read);
}

/** The economic activities. It needs no permission, so a failure here is the key's. */
export const fetchActivities = (): Promise<Rows<CatalogItem>> =>
  fetchCatalog('activities', readActivities);

export const fetchStandardCatalog = (
  catalog: Exclude<CatalogName, 'activities' | 'countries'>,
): Promise<Rows<CatalogItem>> => fetchCatalog(catalog, readCatalog);

/** Countries with their departments and municipalities; how to read them comes with the first form that asks for an address. */
export async function fetchCountries(): Promise<Rows<Country>> {
  const { readCountries } = await loadPart('catalogs.countries', () => import('./country-tree'));
  return fetchCatalog('countries', readCountries);
}
