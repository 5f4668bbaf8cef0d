/** A column as the choice of columns knows it. */
export interface ColumnChoice {
  id: string;
  /** Always shown, before all others: what a row is about. */
  fixed?: true;
  /** Not shown until somebody asks for it. */
  hiddenAtFirst?: true;
}

/** A list whose columns can be chosen; it is written once, as a constant. */
export interface ListColumns {
  /** What the list is called in storage. */
  list: string;
  columns: readonly ColumnChoice[];
}

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How a list is laid out. The same object as long as nothing changed. */
export interface ListLayout {
  /** The columns that are shown, in their order. */
  columns: readonly string[];
  density: Density;
}

/** The layout in an address. What is left out is the reader's own choice. */
export interface LayoutSearch {
  /** Ids of the shown columns in their order, with dots between them, or `standard`. */
  columns?: string | undefined;
  density?: Density | undefined;
}

const standard = 'standard';

/** The layout nobody has touched. */
export function standardLayout({ columns }: ListColumns): ListLayout {
  return {
    columns: columns.filter(({ hiddenAtFirst }) => !hiddenAtFirst).map(({ id }) => id),
    density: 'comfortable',
  };
}

/**
 * Puts a choice of columns in order: what the list does not know goes, nothing stands twice, fixed columns come first whether
 * they were named or not.
 */
export function validColumns(list: ListColumns, ids: readonly string[]): string[] {
  const fixed = list.columns.filter((column) => column.fixed).map(({ id }) => id);
  const known = ids.filter((id) => list.columns.some((column) => column.id === id));
  return [...new Set([...fixed, ...known])];
}

export function sameLayout(one: ListLayout, other: ListLayout): boolean {
  return one.density === other.density && one.columns.join('.') === other.columns.join('.');
}

/** Reads a `columns` of an address: its valid text, or null when any part of it is not known to the list. */
export function readColumns(list: ListColumns, value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (value === standard) return standard;
  const ids = value.split('.');
  return validColumns(list, ids).join('.') === value ? value : null;
}

/** What an address asks for, over the reader's own layout. */
export function layoutOf(list: ListColumns, asked: LayoutSearch, own: ListLayout): ListLayout {
  const { columns, density } = asked;
  if (columns === undefined && density === undefined) return own;
  return {
    columns:
      columns === undefined
        ? own.columns
        : columns === standard
          ? standardLayout(list).columns
          : validColumns(list, columns.split('.')),
    density: density ?? own.density,
  };
}

/** The layout written out for somebody else, whose own may differ: defaults too. */
export function layoutSearch(list: ListColumns, layout: ListLayout): Required<LayoutSearch> {
  const columns = layout.columns.join('.');
  const isStandard = columns === standardLayout(list).columns.join('.');
  return { columns: isStandard ? standard : columns, density: layout.density };
}
