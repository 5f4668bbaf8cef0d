import { request } from '../core/http';
import { loadReader } from '../core/load-reader';
import type { Rows } from '../core/rows';
import { serviceUrl } from '../core/url';
import type { Country } from './country-tree';
import { readActivities, readCatalog, type CatalogItem, type CatalogName } from './schemas';

const operationOf = (catalog: CatalogName) =>
  ({ name: `catalogs.${catalog}`, missing: 'record' }) as const;

function fetchCatalog<T>(catalog: CatalogName, read: (body: unknown) => Rows<T>): Promise<Rows<T>> {
  return request({ operation: operationOf(catalog), url: serviceUrl(`/${catalog}`) }, read);
}

/** The economic activities. It needs no permission, so a failure here is the key's. */
export const fetchActivities = (): Promise<Rows<CatalogItem>> =>
  fetchCatalog('activities', readActivities);

export const fetchStandardCatalog = (
  catalog: Exclude<CatalogName, 'activities' | 'countries'>,
): Promise<Rows<CatalogItem>> => fetchCatalog(catalog, readCatalog);

/** Countries with their departments and municipalities; how to read them comes with the first form that asks for an address. */
export async function fetchCountries(): Promise<Rows<Country>> {
  const load = () => import('./country-tree');
  const { readCountries } = await loadReader(operationOf('countries'), load);
  return fetchCatalog('countries', readCountries);
}
