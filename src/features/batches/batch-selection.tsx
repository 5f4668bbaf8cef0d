import type { ReactNode } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { useCurrentExport } from '@/modules/export/current-export';
import type { ExportFormat } from '@/modules/export/export-plan';
import { isUnderWay } from '@/modules/export/lazy-exporter';
import { m } from '@/text/generated/messages';
import { pagesOf, type ListSelection } from '@/ui/table/list-selection';
import { SelectionBar } from '@/ui/table/selection-bar';
import { Button } from '@/ui/form/button';
import type { BatchFilters } from './batch-search';
import type { BatchExporting } from './use-batch-export';
import { useWholeFilter } from './use-whole-filter';

interface Props {
  branchId: string;
  filters: BatchFilters;
  selection: ListSelection<Batch>;
  /** Lots of the filter. */
  total: number;
  /** The rows are those of a step, all of them loaded: there is no more to choose than the page. */
  isStep: boolean;
  onExport: BatchExporting['exportChosen'];
  /** What else can be done with the chosen lots. */
  children?: (lots: Batch[]) => ReactNode;
}

/** How many lots are chosen and what can be done with them; loaded with the first one that is. */
export function BatchSelection(props: Props) {
  const { branchId, filters, selection, total, isStep, onExport, children } = props;
  const whole = useWholeFilter(branchId, filters, (lots) =>
    selection.add(pagesOf(filters.removed ? lots : lots.filter(isInStock), filters.perPage)),
  );
  const busy = isUnderWay(useCurrentExport());
  const exportAs = (format: ExportFormat, lots: Batch[], done: () => void) => ({
    size: 'compact-sm' as const,
    variant: 'default' as const,
    'aria-disabled': busy,
    'data-disabled': busy || undefined,
    title: busy ? m.export_one_at_a_time() : undefined,
    onClick: () => {
      if (busy) return;
      done();
      onExport(format, lots);
    },
  });
  return (
    <SelectionBar
      selection={selection}
      total={total}
      onSelectAll={isStep ? undefined : whole.start}
      selectingAll={whole.reading}
      failure={whole.failure}
    >
      {(lots, done) => (
        <>
          <Button {...exportAs('csv', lots, done)}>{m.batches_export_csv()}</Button>
          <Button {...exportAs('xlsx', lots, done)}>{m.batches_export_xlsx()}</Button>
          {children?.(lots)}
        </>
      )}
    </SelectionBar>
  );
}

function isInStock({ isRemoved }: Batch): boolean {
  return isRemoved !== true;
}
