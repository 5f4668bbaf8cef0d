import { IconBan } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { businessZone } from '@/domain/business-date';
import { isIdentifier } from '@/domain/identifier';
import { asApiError } from '@/api/core/errors';
import { currentProfile } from '@/api/core/profile';
import { InvalidBranch } from '@/modules/branch-picker/invalid-branch';
import { UnknownBranch } from '@/modules/branch-picker/unknown-branch';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { bulkUpdatesPossible } from '@/modules/bulk-job/prepare-bulk-job';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { useSession } from '@/modules/session/session-context';
import { useWholeList } from '@/modules/whole-list/use-whole-list';
import { WholeListNotice } from '@/modules/whole-list/whole-list-notice';
import { wholeProducts } from '@/modules/whole-list/whole-products';
import { formatClock } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ReadState } from '@/ui/table/read-state';
import { FailedReferences } from '../failed-references';
import { useProductReferences } from '../use-product-references';
import { BackToProducts } from '../product-page/back-to-products';
import type { BulkPlace } from './bulk-search';
import { bulkWorkOf } from './bulk-work';
import { BulkSteps } from './bulk-steps';
import { ProductsReading } from './products-reading';
import { StepTrail } from './step-trail';
import { useBulkNavigation } from './use-bulk-navigation';

interface Props {
  branchId: string;
  place: BulkPlace;
}

/** One change of many products: choose, say what changes, check every row, send. */
export function BulkScreen({ branchId, place }: Props) {
  useLocale();
  if (!isIdentifier(branchId)) return <InvalidBranch branchId={branchId} />;
  return <BranchBulk branchId={branchId} place={place} />;
}

function BranchBulk({ branchId, place }: Props) {
  useLocale();
  const work = bulkWorkOf(useSession(), branchId);
  const list = useWholeList(wholeProducts(branchId));
  const { references, failed, retry } = useProductReferences(branchId);
  const go = useBulkNavigation(branchId, place);
  const { loading, whole } = list;
  const open = useEffectEvent(() => {
    if (whole === null) list.start();
  });
  useEffect(() => open(), [branchId]);
  const error =
    loading.status === 'failed' && loading.done === 0 ? asApiError(loading.error) : null;
  return (
    <ListScreen>
      <ScreenTitle title={m.bulk_title()} of={useBranchName(branchId)}>
        <BackToProducts branchId={branchId} />
        {whole === null ? null : (
          <ReadState
            readAt={formatClock(whole.readAt, businessZone)}
            reading={loading.status === 'running' || loading.status === 'paused'}
            onRefresh={list.start}
          />
        )}
      </ScreenTitle>
      <StepTrail place={place} go={go} />
      {whole === null || failed.length === 0 ? null : (
        <FailedReferences failed={failed} onRetry={retry}>
          {m.bulk_references_meanwhile()}
        </FailedReferences>
      )}
      {whole === null && error !== null ? (
        error.kind === 'not-found' && error.what === 'branch' ? (
          <UnknownBranch branchId={branchId} error={error} onRetry={list.start} />
        ) : (
          <ErrorPanel
            error={error}
            subject={m.products_subject()}
            onRetry={list.start}
            resumesAt={null}
          />
        )
      ) : (
        <>
          <WholeListNotice list={list} subject={m.products_subject()} />
          {!bulkUpdatesPossible(currentProfile()) ? (
            <StatePanel
              tone="warn"
              icon={<IconBan size={20} />}
              title={m.bulk_not_possible_title()}
            >
              <p>{m.bulk_not_possible_body()}</p>
            </StatePanel>
          ) : whole === null ? (
            <ProductsReading list={list} />
          ) : (
            <BulkSteps
              branchId={branchId}
              place={place}
              work={work}
              products={whole.rows}
              references={references}
              go={go}
            />
          )}
        </>
      )}
    </ListScreen>
  );
}
