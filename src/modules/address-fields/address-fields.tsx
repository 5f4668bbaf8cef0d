import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import {
  useFormState,
  useWatch,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import type { Country, State } from '@/api/catalogs/country-tree';
import { catalogQueries } from '@/api/catalogs/queries';
import type { CatalogItem } from '@/api/catalogs/schemas';
import { plainText } from '@/domain/search-text';
import { catalogOf } from '@/modules/catalog-select/catalog';
import { CatalogField } from '@/modules/catalog-select/catalog-field';
import { CatalogFoot } from '@/modules/catalog-select/catalog-foot';
import { m } from '@/text/generated/messages';
import classes from './address-fields.module.css';

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The form's fields for the three; they hold ids of the catalog, never its codes. */
  names: Record<'country' | 'state' | 'city', FieldPath<Values>> & {
    /** Holds whether the home country was offered, or somebody was faster: kept with what is typed, it is offered once. */
    isOffered: FieldPath<Values>;
  };
  /** What is to be known of the three. */
  help?: string;
}

/** Country, department and municipality: each is chosen among those of the one before, and goes when that one changes. */
export function AddressFields<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, names, help } = props;
  const { control } = form;
  const catalog = catalogOf(useQuery(catalogQueries.countries()));
  const countries = catalog.items;
  const [countryId, stateId]: string[] = useWatch({ control, name: [names.country, names.state] });
  const clear = (...fields: FieldPath<Values>[]) => {
    for (const field of fields) set(form, field, '');
  };
  const fields = useRef<HTMLDivElement>(null);
  useHomeCountry(props, homeCountry(countries)?.id ?? null, fields);
  return (
    <div ref={fields} className={classes.address}>
      <CatalogField
        control={control}
        name={names.country}
        items={countries}
        submits="id"
        onChosen={() => clear(names.state, names.city)}
      />
      <CatalogField
        control={control}
        name={names.state}
        items={statesOf(countries, countryId ?? '')}
        submits="id"
        waitsFor={countryId ? null : m.catalogs_country_first()}
        onChosen={() => clear(names.city)}
      />
      <CatalogField
        control={control}
        name={names.city}
        items={citiesOf(countries, countryId ?? '', stateId ?? '')}
        submits="id"
        waitsFor={stateId ? null : m.catalogs_state_first()}
      />
      {help === undefined ? null : <p className={classes.help}>{help}</p>}
      <CatalogFoot catalog={catalog} subject={m.catalogs_countries()} />
    </div>
  );
}

/**
 * Fills in the home country, once in the life of what is typed and unless somebody was faster: one that was emptied stays so. It
 * waits for something to be typed: a form that was only opened holds nothing, and nothing of it is kept as a draft. What was
 * submitted stays as it was reviewed, and whoever is typing a place goes on with their own text.
 */
function useHomeCountry<Values extends FieldValues, Output>(
  { form, names }: Props<Values, Output>,
  homeId: string | null,
  fields: RefObject<HTMLElement | null>,
): void {
  const { isDirty, isSubmitted } = useFormState({ control: form.control });
  const offer = useEffectEvent((id: string | null) => {
    if (form.getValues(names.isOffered)) return;
    set(form, names.isOffered, true);
    const isTaken =
      form.getFieldState(names.country).isDirty || form.getValues(names.country) !== '';
    const isAtWork = isSubmitted || fields.current?.querySelector('input:focus');
    if (id !== null && !isTaken && !isAtWork) set(form, names.country, id);
  });
  useEffect(() => {
    if (isDirty && (homeId !== null || isSubmitted)) offer(homeId);
  }, [homeId, isDirty, isSubmitted]);
}

function set<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
  typed: string | boolean,
): void {
  // What a field of that name holds; the library knows that of the whole form only.
  const value = typed as PathValue<Values, FieldPath<Values>>;
  form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
}

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
