import { asAdded } from '../database';
import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { catalog } from '../replies';
import type { Catalog, CatalogRow } from '../seed/catalogs';
import type { CategoryRow } from '../seed/products';
import type { World } from '../world';

type Item = Pick<CatalogRow | CategoryRow, 'id' | 'name' | 'number_code' | 'trashed' | 'overrides'>;

/** An item as the catalogs show it (API description, Catalog item), with what stands below it. */
function itemRecord({ variants }: World, item: Item, more: object = {}) {
  const trashed = {
    number: { trashed: item.trashed },
    text: { trashed: String(item.trashed) },
    absent: {},
  }[variants.trashed];
  const { id, name, number_code } = item;
  return onWire({ id, name, number_code, ...trashed, ...more }, item.overrides);
}

function itemsOf(world: World, name: Catalog): Promise<CatalogRow[]> {
  return world.db
    .selectFrom('catalog_items')
    .selectAll()
    .where('catalog', '=', name)
    .orderBy(asAdded)
    .execute();
}

const listOf =
  (name: Catalog) =>
  async ({ world }: Call) =>
    catalog((await itemsOf(world, name)).map((item) => itemRecord(world, item)));

/** The one catalog whose items have `code` and nothing of `trashed`. */
async function activities({ world }: Call) {
  const items = await itemsOf(world, 'activities');
  return catalog(
    items.map(({ id, number_code, name, overrides }) =>
      onWire({ id, code: number_code, name }, overrides),
    ),
  );
}

/** Categories are a business's own, unlike every other catalog. */
async function categories({ world, integration }: Call) {
  const items = await world.db
    .selectFrom('categories')
    .selectAll()
    .where('business_id', '=', integration.businessId)
    .orderBy(asAdded)
    .execute();
  return catalog(items.map((item) => itemRecord(world, item)));
}

/** Countries, departments and municipalities, inside each other or in one list that names what each is part of. */
async function countries({ world }: Call) {
  const nations = await itemsOf(world, 'countries');
  const states = await itemsOf(world, 'states');
  const cities = await itemsOf(world, 'cities');
  if (world.profile.countriesShape === 'flat') {
    return catalog([
      ...nations.map((nation) => itemRecord(world, nation)),
      ...states.map((state) => itemRecord(world, state, { country_id: state.parent_id })),
      ...cities.map((city) => itemRecord(world, city, { state_id: city.parent_id })),
    ]);
  }
  const partsOf = (parts: readonly CatalogRow[], { id }: CatalogRow) =>
    parts.filter(({ parent_id }) => parent_id === id);
  const withCities = (state: CatalogRow) =>
    itemRecord(world, state, {
      cities: partsOf(cities, state).map((city) => itemRecord(world, city)),
    });
  return catalog(
    nations.map((nation) =>
      itemRecord(world, nation, { states: partsOf(states, nation).map(withCities) }),
    ),
  );
}

/** Catalogs need no permission the description names, but always a valid key; their 401 is the misspelled one. */
const catalogOperation = (path: string, handle: Operation['handle']): Operation => ({
  name: path.slice(1),
  method: 'GET',
  path,
  scope: null,
  envelope: 'success',
  unauthorized: 'error',
  failure: 'error',
  handle,
});

export const catalogOperations: readonly Operation[] = [
  catalogOperation('/activities', activities),
  catalogOperation('/product-categories', categories),
  catalogOperation('/product-measurements', listOf('units')),
  catalogOperation('/payment-methods', listOf('payment-methods')),
  catalogOperation('/incoterms', listOf('incoterms')),
  catalogOperation('/countries', countries),
];
