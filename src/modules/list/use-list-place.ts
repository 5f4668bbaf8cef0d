import { useNavigate, useRouter, type LinkProps } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ViewSearch } from '@/api/preferences/schemas';
import { isBare } from '../saved-views/opening-view';
import type { SearchOf } from './address';
import type { ListAddress, ListView, Place } from './list-address';
import { useTypedText, type TypedText } from './use-typed-text';

/** Where in its list a screen is, and the ways from here. */
export interface ListAt<
  Filters extends object = object,
  Kept extends object = object,
  Id extends string = string,
> {
  address: ListAddress<Filters, Kept, Id>;
  place: Place<Filters> & Kept;
  /** The same with the text as it is being typed: what rows at hand are narrowed by. */
  narrowing: Place<Filters> & Kept;
  isNarrowed: boolean;
  /** What is typed to search, for a list with a filter `q`. */
  search: TypedText;
  /** The same list elsewhere. */
  linkTo(this: void, change: Partial<ListView>, filters?: Partial<Filters>): LinkProps;
  /** Narrows the list, from its first page on, unless the same rows are only looked at in another way. */
  filter(this: void, change: Partial<Filters & Kept>): void;
  look(this: void, change: Partial<ListView>): void;
  /** A saved view: an address like any other, checked when it is read. */
  open(this: void, view: ViewSearch): void;
  clear(this: void): void;
}

const firstPage = { page: 1 };

/** Filters that stay out of the address. */
interface InMemory<Kept> {
  values: Kept;
  /** The page they make an end of, until the address has left it: it is not asked for under them. */
  leaving: number | null;
}

/**
 * Every change of what a list shows is a step in the history, so that Back undoes it; typing is one step, not one per key.
 * @param search what the address says, read by the route
 */
export function useListPlace<Filters extends object, Kept extends object, Id extends string>(
  address: ListAddress<Filters, Kept, Id>,
  search: SearchOf<Place<Filters>>,
): ListAt<Filters, Kept, Id> {
  const navigate = useNavigate();
  const router = useRouter();
  const [kept, setKept] = useState<InMemory<Kept>>({ values: address.personal, leaving: null });
  const told = useMemo(() => address.fill(search), [address, search]);
  if (kept.leaving !== null && kept.leaving !== told.page) setKept({ ...kept, leaving: null });
  const place = useMemo(
    () => ({ ...told, ...kept.values, ...(kept.leaving !== null && firstPage) }),
    [told, kept],
  );
  const linkAt = (next: Place<Filters>) => linkToPlace(address, next);
  /** What is kept in memory changes there; the address only where it says something else from then on. */
  const show = (change: object, replace = false) => {
    const personal = Object.keys(change).filter((name) => name in address.personal);
    const next = { ...place, ...change };
    const link = linkAt(next);
    const stays = personal.length > 0 && isSameSearch(link, linkAt(told));
    if (personal.length > 0) {
      const values = { ...kept.values, ...only(change, personal) };
      setKept({ values, leaving: next.page === told.page ? null : told.page });
    }
    if (!stays) void navigate({ ...link, replace });
  };
  const text = textIn(place);
  const typed = useTypedText(text, (q) => {
    // Somebody is on the way to another screen: what was typed last must not call them back.
    if (router.latestLocation.pathname !== router.state.location.pathname) return;
    show({ ...firstPage, q }, text !== '');
  });
  const wanted = useDeferredValue(typed.text);
  const narrowing = useMemo(
    () => ('q' in place ? { ...place, q: wanted } : place),
    [place, wanted],
  );
  return {
    address,
    place,
    narrowing,
    isNarrowed: address.isNarrowed(narrowing),
    search: typed,
    linkTo: (change, filters) => linkAt({ ...place, ...filters, ...change }),
    filter(change) {
      const isLook = Object.keys(change).every((name) => address.lasting.includes(name));
      show(isLook ? change : { ...firstPage, ...change });
    },
    look: (change) =>
      // A layout is the reader's own, and no step.
      show(change, 'columns' in change || 'density' in change),
    open: (view) => void navigate(linkAt(address.fill(address.read(view)))),
    clear() {
      typed.type('');
      show({ ...firstPage, ...address.cleared });
    },
  };
}

/**
 * A list at a place of it. What others may not see of its address is kept with the step of the browser's history, and so is that an
 * address which says nothing is meant to.
 */
export function linkToPlace<Filters extends object>(
  address: Pick<ListAddress<Filters>, 'search' | 'shown'>,
  place: Place<Filters>,
): LinkProps {
  const search = address.search(place);
  const shown = address.shown(place);
  const hides = Object.entries(search).some(
    ([name, value]) => value !== undefined && !(name in shown),
  );
  return {
    to: '.',
    search: search as LinkProps['search'],
    ...(hides && { mask: { to: '.', search: shown } as LinkProps['mask'] }),
    ...(isBare(search) && { state: { withoutView: true } }),
  };
}

const isSameSearch = (one: LinkProps, other: LinkProps): boolean =>
  JSON.stringify(one.search) === JSON.stringify(other.search);

function textIn(place: object): string {
  return 'q' in place && typeof place.q === 'string' ? place.q : '';
}

function only(values: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
