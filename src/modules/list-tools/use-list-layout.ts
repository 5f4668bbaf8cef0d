import { useMemo } from 'react';
import {
  layoutOf,
  type Density,
  type LayoutSearch,
  type ListColumns,
  type ListLayout,
} from '@/ui/table/list-layout';
import { useOwnLayout } from './own-layouts';

/**
 * How a list is laid out: as its address says (a saved view, somebody's link), otherwise as this browser remembers. The same
 * object until one of them changes.
 */
export function useListLayout(list: ListColumns, asked: LayoutSearch): ListLayout {
  const own = useOwnLayout(list);
  const columns: string | undefined = asked.columns;
  const density: Density | undefined = asked.density;
  return useMemo(() => layoutOf(list, { columns, density }, own), [list, columns, density, own]);
}
