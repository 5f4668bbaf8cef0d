import * as z from 'zod/mini';
import { sortRows, type Rows } from '../core/rows';
import { readShape, UnreadableShape } from '../core/shape';
import { optionalCode, optionalFlag, optionalUuid, uuid } from '../core/wire';
import { toCatalogItem, type CatalogItem } from './schemas';

/** A municipality is a `CatalogItem`. */
export interface State extends CatalogItem {
  cities: CatalogItem[];
}

export interface Country extends CatalogItem {
  states: State[];
}

const children = z.nullish(z.array(z.unknown()));

const place = z.pipe(
  z.object({
    id: uuid,
    name: optionalCode,
    number_code: optionalCode,
    trashed: optionalFlag,
    parent_id: optionalUuid,
    country_id: optionalUuid,
    state_id: optionalUuid,
    department_id: optionalUuid,
    states: children,
    departments: children,
    cities: children,
    municipalities: children,
    children,
  }),
  z.transform((wire) => ({
    item: toCatalogItem(wire),
    parent: wire.state_id ?? wire.department_id ?? wire.country_id ?? wire.parent_id,
    below: [wire.states, wire.departments, wire.cities, wire.municipalities, wire.children].flatMap(
      (list) => list ?? [],
    ),
  })),
);

interface Place {
  item: CatalogItem;
  parent: string | null;
}

const countriesShape = z.object({
  data: z.union([z.array(z.unknown()), z.record(z.string(), z.array(z.unknown()))]),
});

/**
 * Reads countries, departments and municipalities. The catalog carries all three but their nesting is not documented: children
 * inside their parent, or flat rows that name it, in one list or in one per level, all read as the same tree. A row whose parent
 * is not there counts as dropped. Throws `UnreadableShape`.
 */
export function readCountries(body: unknown): Rows<Country> {
  const { data } = readShape(countriesShape, body);
  const places = new Map<string, Place>();
  let received = 0;
  let firstProblem: string | null = null;

  const collect = (list: readonly unknown[], at: string, parent: string | null): void => {
    const sorted = sortRows(place, list, at);
    received += list.length;
    firstProblem ??= sorted.firstProblem;
    for (const { item, parent: named, below } of sorted.rows) {
      if (!places.has(item.id)) places.set(item.id, { item, parent: parent ?? named });
      collect(below, `${at}.${item.id}`, item.id);
    }
  };
  if (Array.isArray(data)) collect(data, 'data', null);
  else for (const [name, list] of Object.entries(data)) collect(list, `data.${name}`, null);

  const rows = toTree([...places.values()]);
  if (rows.length === 0 && received > 0) throw new UnreadableShape(firstProblem ?? 'data');
  return { rows, dropped: received - sizeOf(rows) };
}

function toTree(places: readonly Place[]): Country[] {
  const byParent = new Map<string | null, CatalogItem[]>();
  for (const { item, parent } of places) {
    const siblings = byParent.get(parent);
    if (siblings === undefined) byParent.set(parent, [item]);
    else siblings.push(item);
  }
  const below = (parent: string | null) => byParent.get(parent) ?? [];
  return below(null).map((country) => ({
    ...country,
    states: below(country.id).map((state) => ({ ...state, cities: below(state.id) })),
  }));
}

function sizeOf(countries: readonly Country[]): number {
  const states = countries.flatMap((country) => country.states);
  return countries.length + states.length + states.flatMap((state) => state.cities).length;
}
