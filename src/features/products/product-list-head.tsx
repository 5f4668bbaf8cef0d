import type { UseQueryResult } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ApiFailure } from '@/api/core/errors';
import type { Page } from '@/api/core/paging';
import type { Product } from '@/api/products/schemas';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { readClock } from '@/modules/business-day/moments';
import { currentExport } from '@/modules/export/current-export';
import { ExportMenu } from '@/modules/export/export-menu';
import type { ExportFormat } from '@/modules/export/export-plan';
import { useSession } from '@/modules/session/session-context';
import type { WholeListInMemory } from '@/modules/whole-list/use-whole-list';
import { m } from '@/text/generated/messages';
import { Button, ButtonLink } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import type { ListLayout } from '@/ui/table/list-layout';
import { ReadState } from '@/ui/table/read-state';
import type { ProductReferences } from './product-row';
import { isNarrowed, type ProductNarrowing } from './product-search';
import type { ProductSet } from './use-product-set';

const NewLink = createLink(ButtonLink);

interface Props {
  branchId: string;
  layout: ListLayout;
  list: UseQueryResult<Page<Product>, ApiFailure>;
  /** Gives up the reading of the page. */
  onStop: () => void;
  all: WholeListInMemory<Product>;
  set: ProductSet;
  /** What the rows on the screen are narrowed to. */
  narrowing: ProductNarrowing;
  references: ProductReferences;
  /** Begins to choose products for one change of many; null while that is under way. */
  onChoose: (() => void) | null;
}

/** The screen's name, how old its rows are, and what can be done with the list as a whole. */
export function ProductListHead(props: Props) {
  const { branchId, layout, list, all, set, narrowing, references, onStop, onChoose } = props;
  const branchName = useBranchName(branchId);
  const { operator } = useSession();
  const name = { title: m.products_title, subject: m.products_subject, branch: branchName };
  const { whole, loading } = all;
  const readAt = whole?.readAt ?? (list.data ? list.dataUpdatedAt : null);
  const isReading = whole
    ? loading.status === 'running' || loading.status === 'paused'
    : list.isFetching;
  const total = whole ? set.matches.length : (set.total ?? 0);
  const isFound = whole === null && isNarrowed(narrowing);
  const exportAs = (format: ExportFormat) =>
    currentExport.start(name, async () => {
      const { productExport } = await import('./product-export');
      return productExport({
        branchId,
        branchName,
        operator,
        columns: layout.columns,
        references,
        narrowing,
        local: whole ? { products: set.matches, readAt: whole.readAt } : null,
        format,
      });
    });
  return (
    <ScreenTitle title={m.products_title()} of={branchName}>
      <ReadState
        readAt={readAt === null ? null : readClock(readAt)}
        reading={isReading}
        onRefresh={whole ? all.start : () => void list.refetch()}
        onStop={whole ? all.cancel : onStop}
      />
      {total > 0 ? <ExportMenu total={total} isFound={isFound} onExport={exportAs} /> : null}
      {onChoose === null || total === 0 ? null : (
        <Button size="xs" variant="default" onClick={onChoose}>
          {m.products_change_many()}
        </Button>
      )}
      <NewLink
        size="xs"
        to="/branches/$branchId/products/new"
        params={{ branchId }}
        preload={false}
      >
        {m.products_new()}
      </NewLink>
    </ScreenTitle>
  );
}
