import type { MantineColorScheme } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { Asked } from '@/modules/permissions/permission-record';

/** Where a choice leads: to a screen, to an address of this app as it was pasted, or to another branch; or what it does. */
export type Way =
  { link: LinkProps } | { address: string } | { branchId: string } | { command: Command };

/** What the frame does by a control of its own: a theme is one that is chosen. */
export type Command = MantineColorScheme | 'other-language' | 'sign-out';

/** What a choice is, where it is no screen with an icon of its own; which icon that is, the list knows. */
export type PlaceKind =
  | 'provider'
  | 'purchase'
  | 'sale'
  | 'schedule'
  | 'price-list'
  | 'branch'
  | 'product'
  | 'link'
  | 'journal';

/** One choice of the palette. */
export interface Place {
  icon: Icon | PlaceKind;
  label: string;
  /** What tells it from others of its name; null for nothing. */
  detail: string | null;
  /** What its screen asks of the service, where the navigation shows a lock if that was refused. */
  asks?: Asked | null;
  way: Way;
}

export interface PlaceGroup {
  label: string;
  places: readonly Place[];
  /** How many there are in all. */
  total: number;
}

/** What the palette says of a typed text. */
export interface Offer {
  groups: readonly PlaceGroup[];
  /** A word on the text itself; null for none. */
  note: string | null;
  /** The note warns of what the text is not. */
  warns: boolean;
}

/** More of one kind than these are found by typing on. */
export const mostOfAKind = 7;

/** The first rows as a group; none where there are none, so that its heading is not there either. */
export function groupOf<Row>(
  label: string,
  rows: readonly Row[],
  placeOf: (row: Row) => Place,
  most: number = mostOfAKind,
): PlaceGroup[] {
  if (rows.length === 0) return [];
  return [{ label, places: rows.slice(0, most).map(placeOf), total: rows.length }];
}
