import * as z from 'zod/mini';
import { useMemo, useSyncExternalStore } from 'react';
import {
  densities,
  layoutOf,
  sameLayout,
  standardLayout,
  validColumns,
  type LayoutSearch,
  type ListColumns,
  type ListLayout,
} from '@/ui/table/list-layout';
import { storedValue } from '../browser-storage/stored-value';

const layoutSchema = z.object({
  columns: z.array(z.string()).check(z.maxLength(100)),
  density: z.enum(densities),
});
/** `version` rises when the meaning of a stored layout changes; older ones are then forgotten. */
const storedSchema = z.object({
  version: z.literal(1),
  lists: z.record(z.string(), layoutSchema),
});

const stored = storedValue('trastienda.layouts', storedSchema, { version: 1, lists: {} });
/** What is stored may name columns that no longer exist; the layout made of it, by what it was made of. */
const made = new WeakMap<object, ListLayout>();
const standards = new WeakMap<ListColumns, ListLayout>();

/** The layout this browser remembers for a list, or the standard one. The same object until it changes. */
export function ownLayout(list: ListColumns): ListLayout {
  const remembered = stored.get().lists[list.list];
  if (remembered === undefined) return standardOf(list);
  let layout = made.get(remembered);
  if (layout === undefined) {
    layout = { ...remembered, columns: validColumns(list, remembered.columns) };
    made.set(remembered, layout);
  }
  return layout;
}

function standardOf(list: ListColumns): ListLayout {
  const known = standards.get(list);
  if (known !== undefined) return known;
  const standard = standardLayout(list);
  standards.set(list, standard);
  return standard;
}

/** Remembers how somebody wants to see a list; the standard layout is not stored. */
export function rememberLayout(list: ListColumns, layout: ListLayout): void {
  const { [list.list]: _, ...others } = stored.get().lists;
  const own = sameLayout(layout, standardOf(list))
    ? {}
    : { [list.list]: { columns: [...layout.columns], density: layout.density } };
  stored.set({ version: 1, lists: { ...others, ...own } });
}

/**
 * How a list is laid out: as its address says (a saved view, somebody's link), otherwise as this browser remembers. The same
 * object until one of them changes.
 */
export function useListLayout(list: ListColumns, asked: LayoutSearch): ListLayout {
  const snapshot = () => ownLayout(list);
  const own = useSyncExternalStore(stored.subscribe, snapshot, snapshot);
  const { columns, density } = asked;
  return useMemo(() => layoutOf(list, { columns, density }, own), [list, columns, density, own]);
}
