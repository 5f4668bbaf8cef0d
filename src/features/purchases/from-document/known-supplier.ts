import type { Country } from '@/api/catalogs/country-tree';
import { homeCountry } from '@/modules/address-fields/address-fields';
import { providerForm, type TypedProvider } from '@/modules/provider-form/provider-form';
import { importedIn } from './imported';

/**
 * What the document tells of its supplier, for whoever creates it to look over; undefined without one. Its place is filled in where
 * the catalog was read: the document tells codes, and the form takes ids.
 */
export function knownSupplier(
  document: string,
  countries: readonly Country[],
): TypedProvider | undefined {
  const { supplier } = importedIn(document) ?? {};
  if (supplier === undefined) return undefined;
  const { name, tradeName, taxNumber, registerNumber, email, phone, address } = supplier;
  const country = homeCountry(countries);
  const state = country?.states.find(({ code }) => code === supplier.department);
  const city = state?.cities.find(({ code }) => code === supplier.municipality);
  return {
    ...providerForm.empty,
    providerName: tradeName || name,
    legalName: name,
    taxNumber,
    registerNumber,
    email,
    phone,
    address,
    ...(country && state && { countryId: country.id, stateId: state.id, isHomeOffered: true }),
    ...(city && { cityId: city.id }),
  };
}
