import * as z from 'zod/mini';
import { useSyncExternalStore } from 'react';
import { storedValue } from '../browser-storage/stored-value';

/** What an address says after its question mark: filters, columns, row height. Never data of people. */
export type ViewSearch = Readonly<Record<string, string | number | boolean>>;

/** The parts of an address that a view keeps; what is undefined is left out. */
export function viewSearch(search: object): ViewSearch {
  return Object.fromEntries(
    Object.entries(search).filter(
      (part): part is [string, string | number | boolean] =>
        typeof part[1] === 'string' || typeof part[1] === 'number' || typeof part[1] === 'boolean',
    ),
  );
}

/** A way of looking at a list, under a name. It is checked like any link when it is opened. */
export interface SavedView {
  id: string;
  name: string;
  search: ViewSearch;
  /** The one the list opens with. */
  isDefault: boolean;
}

/** Longest name, and how many views a list may have. */
export const viewLimits = { name: 60, views: 50 } as const;

const viewSchema = z.object({
  id: z.string(),
  name: z.string().check(z.minLength(1), z.maxLength(viewLimits.name)),
  search: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  isDefault: z.boolean(),
});
const listSchema = z.array(viewSchema).check(z.maxLength(viewLimits.views));
/** By business, then by list. */
const storedSchema = z.object({
  version: z.literal(1),
  businesses: z.record(z.string(), z.record(z.string(), listSchema)),
});

const stored = storedValue('trastienda.views', storedSchema, { version: 1, businesses: {} });
const none: SavedView[] = [];

/** Where views belong: what one business names means nothing in another. */
export interface ViewPlace {
  business: string;
  list: string;
}

export function viewsOf({ business, list }: ViewPlace): SavedView[] {
  return stored.get().businesses[business]?.[list] ?? none;
}

/** The view a list opens with when its address says nothing. */
export function defaultView(place: ViewPlace): SavedView | null {
  return viewsOf(place).find(({ isDefault }) => isDefault) ?? null;
}

function write({ business, list }: ViewPlace, views: SavedView[]): void {
  const { businesses } = stored.get();
  stored.set({
    version: 1,
    businesses: { ...businesses, [business]: { ...businesses[business], [list]: views } },
  });
}

/** Keeps a view; one of the same name is replaced in its place. */
export function saveView(place: ViewPlace, name: string, search: ViewSearch): void {
  const views = viewsOf(place);
  const known = views.find((view) => view.name === name);
  write(
    place,
    known
      ? views.map((view) => (view === known ? { ...view, search } : view))
      : [...views, { id: crypto.randomUUID(), name, search, isDefault: false }],
  );
}

export function renameView(place: ViewPlace, id: string, name: string): void {
  write(
    place,
    viewsOf(place).map((view) => (view.id === id ? { ...view, name } : view)),
  );
}

export function removeView(place: ViewPlace, id: string): void {
  write(
    place,
    viewsOf(place).filter((view) => view.id !== id),
  );
}

export function restoreView(place: ViewPlace, view: SavedView): void {
  write(place, [...viewsOf(place), view]);
}

/** Makes a view the one the list opens with, or none when it already was. */
export function toggleDefaultView(place: ViewPlace, id: string): void {
  write(
    place,
    viewsOf(place).map((view) => ({ ...view, isDefault: view.id === id && !view.isDefault })),
  );
}

export function useSavedViews({ business, list }: ViewPlace): SavedView[] {
  const snapshot = () => viewsOf({ business, list });
  return useSyncExternalStore(stored.subscribe, snapshot, snapshot);
}

/** Whether two addresses say the same, whatever the order of their parts. */
export function sameSearch(one: ViewSearch, other: ViewSearch): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
