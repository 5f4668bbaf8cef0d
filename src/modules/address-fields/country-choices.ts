import type { Country, State } from '@/api/catalogs/country-tree';
import type { CatalogItem } from '@/api/catalogs/schemas';
import { plainText } from '@/domain/search-text';

const sameId = (id: string) => (place: { id: string }) =>
  place.id.toLowerCase() === id.toLowerCase();

/** The departments of a country; none while it is not one of the catalog. */
export function statesOf(countries: readonly Country[], countryId: string): readonly State[] {
  return countries.find(sameId(countryId))?.states ?? [];
}

export function citiesOf(
  countries: readonly Country[],
  countryId: string,
  stateId: string,
): readonly CatalogItem[] {
  return statesOf(countries, countryId).find(sameId(stateId))?.cities ?? [];
}

/** The tax authority's codes of El Salvador among countries, of today and of before. */
const homeCodes: readonly (string | null)[] = ['SV', '9300'];

/** The country most addresses are in; null when the catalog does not tell which it is. */
export function homeCountry(countries: readonly Country[]): Country | null {
  const offered = countries.filter(({ retired }) => !retired);
  return (
    offered.find(({ code }) => homeCodes.includes(code)) ??
    offered.find(({ name }) => plainText(name) === 'el salvador') ??
    null
  );
}
