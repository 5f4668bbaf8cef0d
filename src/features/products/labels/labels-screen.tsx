import { IconPackageOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Product } from '@/api/products/schemas';
import { ofBranch } from '@/modules/branch-picker/of-branch';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { readClock } from '@/modules/business-day/moments';
import { CorrectedNotices } from '@/modules/list/corrected-notices';
import { useSession } from '@/modules/session/session-context';
import { isUnderWay } from '@/modules/whole-list/stoppable-reading';
import { WholeListNotice } from '@/modules/whole-list/whole-list-notice';
import { counted } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { useChosen } from '@/ui/table/list-selection';
import { ReadState } from '@/ui/table/read-state';
import { chosenProducts } from '../bulk/chosen-products';
import { FailedReferences } from '../failed-references';
import { useAllProducts, WithAllProducts } from '../all-products';
import { correctedNarrowing, narrowed } from '../narrowing';
import type { ProductNarrowing } from '../product-address';
import { BackToProducts } from '../product-page/product-head';
import { useProductReferences } from '../use-product-references';
import { LabelTools } from './label-tools';
import type { LabelPlace } from './label-search';
import { LabelSheet } from './label-sheet';
import classes from './labels.module.css';

const corrections: Record<keyof LabelPlace, () => string> = {
  ...correctedNarrowing,
  of: m.bulk_corrected_of,
  what: m.bulk_corrected_what,
  size: m.bulk_corrected_size,
  copies: m.bulk_corrected_copies,
};

interface Props {
  branchId: string;
  place: LabelPlace;
}

/** Labels for shelves, or a price list, on paper. Nothing of it reaches the service. */
export const LabelsScreen = ofBranch(function BranchLabels({ branchId, place }: Props) {
  const all = useAllProducts(branchId, { asOfNow: true });
  const { references, failed, retry } = useProductReferences(branchId);
  const { rows: chosen } = useChosen(chosenProducts(useSession(), branchId));
  const { list } = all;
  const { loading, whole } = list;
  const isChosen = place.of === 'chosen';
  const products = useMemo(
    () => (whole === null ? [] : wanted(whole.rows, isChosen ? chosen : null, place)),
    [whole, isChosen, chosen, place],
  );
  return (
    <div className={classes.screen}>
      <ScreenTitle
        title={place.what === 'list' ? m.bulk_price_list() : m.bulk_labels()}
        of={useBranchName(branchId)}
      >
        <span className={classes.onScreen}>
          <BackToProducts branchId={branchId} />
        </span>
        {whole === null ? null : (
          <div className={classes.onScreen}>
            <ReadState
              readAt={readClock(whole.readAt)}
              reading={isUnderWay(loading)}
              onRefresh={list.start}
            />
          </div>
        )}
      </ScreenTitle>
      {whole !== null && failed.length > 0 ? (
        <FailedReferences failed={failed} onRetry={retry}>
          {m.bulk_labels_meanwhile()}
        </FailedReferences>
      ) : null}
      <div className={classes.onScreen}>
        <CorrectedNotices corrections={corrections} />
        {all.error === null ? <WholeListNotice list={list} subject={m.products_subject()} /> : null}
      </div>
      <WithAllProducts branchId={branchId} all={all}>
        {({ readAt }) => (
          <>
            <LabelTools
              branchId={branchId}
              place={place}
              products={products.length}
              isReading={isUnderWay(loading)}
            />
            {products.length > 0 ? (
              <>
                <div className={classes.onScreen}>
                  <Notice tone="info">{m.bulk_labels_of(counted(products.length))}</Notice>
                </div>
                <LabelSheet {...{ branchId, place, products, references, readAt }} />
              </>
            ) : isChosen ? (
              <StatePanel icon={IconPackageOff} title={m.bulk_labels_none_chosen()}>
                <p>{m.bulk_labels_choose()}</p>
              </StatePanel>
            ) : (
              <StatePanel icon={IconPackageOff} title={m.bulk_no_matches()} />
            )}
          </>
        )}
      </WithAllProducts>
    </div>
  );
});

/** The chosen products as they are now, or those that match. */
function wanted(
  products: readonly Product[],
  chosen: readonly Product[] | null,
  narrowing: ProductNarrowing,
): readonly Product[] {
  if (chosen === null) return narrowed(products, narrowing);
  const ids = new Set(chosen.map(({ id }) => id));
  return products.filter(({ id }) => ids.has(id));
}
