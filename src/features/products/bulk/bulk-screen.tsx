import { IconBan } from '@tabler/icons-react';
import { currentProfile } from '@/api/core/profile';
import { ofBranch } from '@/modules/branch-picker/of-branch';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { bulkUpdatesPossible } from '@/modules/bulk-job/prepare-bulk-job';
import { readClock } from '@/modules/business-day/moments';
import { CorrectedNotices } from '@/modules/list/corrected-notices';
import { useSession } from '@/modules/session/session-context';
import { isUnderWay } from '@/modules/whole-list/stoppable-reading';
import { WholeListNotice } from '@/modules/whole-list/whole-list-notice';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { useChosen } from '@/ui/table/list-selection';
import { ReadState } from '@/ui/table/read-state';
import { useAllProducts, WithAllProducts } from '../all-products';
import { correctedNarrowing } from '../narrowing';
import { FailedReferences } from '../failed-references';
import { useProductReferences } from '../use-product-references';
import { BackToProducts } from '../product-page/product-head';
import type { BulkPlace } from './bulk-search';
import { bulkWorkOf, reachedStep, useBulkDraft } from './bulk-work';
import { BulkSteps } from './bulk-steps';
import { StepTrail, useBulkNavigation } from './bulk-navigation';

const corrections: Record<keyof BulkPlace, () => string> = {
  ...correctedNarrowing,
  from: m.bulk_corrected_from,
  step: m.bulk_corrected_step,
  view: m.lists_corrected_view,
  least: m.bulk_corrected_least,
  most: m.bulk_corrected_most,
  page: m.lists_corrected_page,
};

interface Props {
  branchId: string;
  place: BulkPlace;
}

/** One change of many products: choose, say what changes, check every row, send. */
export const BulkScreen = ofBranch(function BranchBulk({ branchId, place: asked }: Props) {
  const work = bulkWorkOf(useSession(), branchId);
  const all = useAllProducts(branchId);
  const { references, failed, retry } = useProductReferences(branchId);
  const { rows: chosen } = useChosen(work.selection);
  const step = reachedStep(asked, useBulkDraft(work), chosen.length);
  const place = { ...asked, step };
  const go = useBulkNavigation(branchId, place);
  const { list } = all;
  const { loading, whole } = list;
  return (
    <ListScreen>
      <ScreenTitle title={m.bulk_title()} of={useBranchName(branchId)}>
        <BackToProducts branchId={branchId} />
        {whole === null ? null : (
          <ReadState
            readAt={readClock(whole.readAt)}
            reading={isUnderWay(loading)}
            onRefresh={list.start}
          />
        )}
      </ScreenTitle>
      <StepTrail place={place} go={go} />
      <CorrectedNotices corrections={corrections} />
      {step === 'choose' && asked.step !== 'choose' ? (
        <Notice tone="info">
          {asked.from === 'file' ? m.bulk_step_no_file() : m.bulk_step_unreached()}
        </Notice>
      ) : null}
      {whole === null || failed.length === 0 ? null : (
        <FailedReferences failed={failed} onRetry={retry}>
          {m.bulk_references_meanwhile()}
        </FailedReferences>
      )}
      {all.error === null ? <WholeListNotice list={list} subject={m.products_subject()} /> : null}
      {all.error === null && !bulkUpdatesPossible(currentProfile()) ? (
        <StatePanel tone="warn" icon={IconBan} title={m.bulk_not_possible_title()}>
          <p>{m.bulk_not_possible_body()}</p>
        </StatePanel>
      ) : (
        <WithAllProducts branchId={branchId} all={all}>
          {({ rows: products }) => (
            <BulkSteps {...{ branchId, place, work, products, references, go }} />
          )}
        </WithAllProducts>
      )}
    </ListScreen>
  );
});
