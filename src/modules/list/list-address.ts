import * as z from 'zod/mini';
import { once } from '@/domain/once';
import {
  densities,
  readColumns,
  type LayoutSearch,
  type ListColumns,
} from '@/ui/table/list-layout';
import { addressOf, valueOf, type Address, type SearchOf } from './address';

/** Where in a list one is, and how its rows are laid out. */
export interface ListView extends LayoutSearch {
  page: number;
  perPage: number;
  /** A column's id, with a minus before it for the largest first. */
  sort?: string | undefined;
  /** What its rows are put together by. */
  group?: string | undefined;
}

/** What a list is narrowed to, and where in it one is. */
export type Place<Filters> = Filters & ListView;

/** How many rows a page may have, and which sizes are offered. */
export interface PageSizes {
  minimum: number;
  maximum: number;
  default: number;
  offered: readonly number[];
}

interface Declared<Shape extends z.core.$ZodShape, Kept extends z.core.$ZodShape, Id, Group> {
  /** What the list is called in storage. */
  list: string;
  /** Its columns in their order: always shown, shown or hidden at first. */
  columns: Record<Id & string, 'always' | 'shown' | 'hidden'>;
  /** Ids of the columns it can be ordered by. */
  sortable?: readonly NoInfer<Id>[];
  /** What the rows one sees can be put together by. */
  groups?: readonly Group[];
  /** Left out where all rows stand on one page. */
  perPage?: PageSizes;
  /** What it is narrowed to, in its address. A filter called `q` is what somebody types to search. */
  filters?: () => z.ZodMiniObject<Shape>;
  /** What it is narrowed to and nobody else may see: it is kept in memory, and never in the address. */
  personal?: () => z.ZodMiniObject<Kept>;
  /** Filters that say how rows are looked at and not which: "clear" leaves them, and the selection outlives them. */
  lasting?: readonly (keyof Shape)[];
  /** Filters that mean nothing beside the others; they leave the address. */
  misplaced?: (filters: ValuesOf<Shape>) => readonly (keyof Shape)[];
  /** Filters whose value the address bar, copied links and saved views do not show. */
  concealed?: (filters: ValuesOf<Shape>) => readonly (keyof Shape)[];
}

/** What a schema gives; nothing in particular where there is none. */
type ValuesOf<Shape extends z.core.$ZodShape> = keyof Shape extends never
  ? object
  : z.output<z.ZodMiniObject<Shape>>;

/** A list as its route knows it before its screen is loaded: what its address says, and which columns there are. */
export interface ListAddress<
  Filters extends object,
  Kept extends object = object,
  Id extends string = string,
  Group extends string = string,
> extends Address<Place<Filters>> {
  layout: ListColumns;
  ids: readonly Id[];
  groups: readonly Group[];
  sizes: PageSizes | null;
  /** The part of the address that others may see. */
  shown(this: void, place: Place<Filters>): SearchOf<Place<Filters>>;
  /** What has to be read for an address: another order or other columns are no reason to read again. */
  asked(this: void, search: SearchOf<Place<Filters>>): Filters & { page: number; perPage: number };
  /** What `personal` filters are at first. */
  personal: Kept;
  /** Every filter as it is at first, but for those that last. */
  cleared: Partial<Filters & Kept>;
  /** Filters that say how rows are looked at and not which. */
  lasting: readonly string[];
  /** Which rows belong together, in one text: another filter is another list, another page or order is not. */
  scope(this: void, filters: Place<Filters> & Kept): string;
  isNarrowed(this: void, filters: Place<Filters> & Kept): boolean;
  /** There is something in the address that a saved view may keep; of a list of people none keeps anything. */
  hasViews: boolean;
}

/** Pages further than this are not asked for: the service would count through them. */
const lastSensiblePage = 1_000_000;

/** Declares a list's address. It is small and loaded with the route, which has to know what to read before the screen is there. */
export function listAddress<
  const Id extends string,
  Shape extends z.core.$ZodShape = Record<never, never>,
  KeptShape extends z.core.$ZodShape = Record<never, never>,
  const Group extends string = never,
>(
  declared: Declared<Shape, KeptShape, Id, Group>,
): ListAddress<ValuesOf<Shape>, ValuesOf<KeptShape>, Id, Group> {
  type Filters = ValuesOf<Shape>;
  type Kept = ValuesOf<KeptShape>;
  const {
    sortable = [],
    groups = [],
    perPage = null,
    lasting = [],
    misplaced,
    concealed,
  } = declared;
  const layout = layoutOf(declared);
  const shape = once(() => declared.filters?.().shape ?? {});
  const address = addressOf<Place<Filters>>(
    () => ({ ...shape(), ...viewShape(layout, { sortable, groups }, perPage) }),
    misplaced,
  );
  const personal = once(() => z.parse(declared.personal?.() ?? z.object({}), {}) as Kept);
  const narrowing = once(() => {
    const names = [...Object.keys(shape()), ...Object.keys(personal())];
    const usual = new Map<string, unknown>(Object.entries({ ...address.defaults, ...personal() }));
    return { names: names.filter((name) => !lasting.includes(name)), usual };
  });
  const notRead = ['sort', 'group', 'columns', 'density', ...lasting.map(String)];
  /** The values that narrow the list, undefined where one does not. */
  const narrowed = (filters: Place<Filters> & Kept) => {
    const { names, usual } = narrowing();
    const told: Record<string, unknown> = { ...filters, ...address.search(filters) };
    return names.map((name) => (told[name] === usual.get(name) ? undefined : told[name]));
  };
  return {
    read: address.read,
    fill: address.fill,
    search: address.search,
    get defaults() {
      return address.defaults;
    },
    layout,
    ids: Object.keys(declared.columns) as Id[],
    groups,
    sizes: perPage,
    get personal() {
      return personal();
    },
    get cleared() {
      const { names, usual } = narrowing();
      return Object.fromEntries(names.map((name) => [name, usual.get(name)])) as Partial<
        Filters & Kept
      >;
    },
    asked(search) {
      const asked = Object.entries(search).filter(([name]) => !notRead.includes(name));
      return address.fill(Object.fromEntries(asked) as SearchOf<Place<Filters>>);
    },
    shown(place) {
      const hidden = concealed?.(place) ?? [];
      const shown = Object.entries(address.search(place)).filter(
        ([name]) => !hidden.includes(name),
      );
      return Object.fromEntries(shown) as SearchOf<Place<Filters>>;
    },
    lasting: lasting.map(String),
    scope: (filters) => JSON.stringify(narrowed(filters)),
    isNarrowed: (filters) => narrowed(filters).some((value) => value !== undefined),
    get hasViews() {
      return declared.personal === undefined && Object.keys(shape()).length > 0;
    },
  };
}

function layoutOf({
  list,
  columns,
}: Pick<Declared<never, never, string, string>, 'list' | 'columns'>) {
  return {
    list,
    columns: Object.entries(columns).map(([id, at]) => ({
      id,
      ...(at === 'always' && { fixed: true as const }),
      ...(at === 'hidden' && { hiddenAtFirst: true as const }),
    })),
  };
}

/** What every list has in its address. */
function viewShape(
  layout: ListColumns,
  { sortable, groups }: { sortable: readonly string[]; groups: readonly string[] },
  sizes: PageSizes | null,
): z.core.$ZodShape {
  const isSort = (sort: string) => sortable.includes(sort.replace(/^-/, ''));
  const most = sizes?.maximum ?? 1;
  return {
    sort: z.optional(z.string().check(z.refine(isSort))),
    group: z.optional(z.string().check(z.refine((id) => groups.includes(id)))),
    page: valueOf.whole(1, sizes ? lastSensiblePage : 1, 1),
    perPage: valueOf.whole(sizes?.minimum ?? 1, most, sizes?.default ?? 1),
    columns: z.optional(
      z.string().check(z.refine((columns) => readColumns(layout, columns) !== null)),
    ),
    density: z.optional(z.enum(densities)),
  };
}
