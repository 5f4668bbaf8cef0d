import type { Batch } from '@/api/batches/schemas';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { currentExport } from '@/modules/export/current-export';
import type { ExportFormat, ExportName, ExportScope } from '@/modules/export/export-plan';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import type { BatchExport } from './batch-export-plan';
import type { BatchRow } from '@/modules/lots/batch-row';
import type { BatchFilters } from './batch-search';

export interface BatchExporting {
  /** All lots of the filter. */
  exportFilter: (format: ExportFormat, scope: ExportScope) => void;
  /** These lots, with the columns on the screen. */
  exportChosen: (format: ExportFormat, lots: readonly Batch[]) => void;
}

interface Shown {
  branchId: string;
  filters: BatchFilters;
  rows: readonly BatchRow[];
  /** The columns on the screen, in their order. */
  columns: readonly string[];
}

/** The exports of the batch list; what they are made of is loaded with the first one. */
export function useBatchExport({ branchId, filters, rows, columns }: Shown): BatchExporting {
  const branchName = useBranchName(branchId);
  const today = useBusinessToday();
  const { operator } = useSession();
  const name: ExportName = {
    title: m.batches_title,
    subject: m.batches_subject,
    branch: branchName,
  };
  const asked = (format: ExportFormat, scope: ExportScope): BatchExport => {
    const named = rows.find(({ product }) => product.id?.toLowerCase() === filters.product);
    return {
      format,
      scope,
      shown: columns,
      branchId,
      filters,
      branchName,
      productName: named?.product.name ?? named?.product.sku ?? null,
      operator,
      today,
    };
  };
  return {
    exportFilter: (format, scope) =>
      currentExport.start(name, async () => {
        const { filterExport } = await import('./batch-export-plan');
        return filterExport(asked(format, scope));
      }),
    exportChosen: (format, lots) =>
      currentExport.start(name, async () => {
        const { chosenExport } = await import('./batch-export-plan');
        return chosenExport(asked(format, 'shown'), lots);
      }),
  };
}
