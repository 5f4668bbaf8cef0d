import { validColumns, type ListColumns } from '@/ui/table/list-layout';

/** All columns as the choice shows them: the shown ones in their order, then the others in the list's. */
export function offeredColumns(list: ListColumns, shown: readonly string[]): string[] {
  return [...shown, ...list.columns.map(({ id }) => id).filter((id) => !shown.includes(id))];
}

/** Shows a column behind those it follows in the list's own order, or hides it. */
export function toggled(list: ListColumns, shown: readonly string[], id: string): string[] {
  if (shown.includes(id)) {
    return validColumns(
      list,
      shown.filter((other) => other !== id),
    );
  }
  const order = list.columns.map((column) => column.id);
  const before = shown.findLastIndex((other) => order.indexOf(other) < order.indexOf(id));
  return validColumns(list, shown.toSpliced(before + 1, 0, id));
}

/** Moves a shown column to the place of another; a fixed one stays where it is. */
export function moved(
  list: ListColumns,
  shown: readonly string[],
  id: string,
  place: number,
): string[] {
  const others = shown.filter((other) => other !== id);
  return validColumns(list, others.toSpliced(place, 0, id));
}

/** How many fixed columns stand before the ones that can be moved. */
export function fixedCount(list: ListColumns): number {
  return list.columns.filter(({ fixed }) => fixed).length;
}
