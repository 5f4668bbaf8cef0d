import { zodResolver } from '@hookform/resolvers/zod';
import { IconPackageOff } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { AttemptContext } from '@/api/core/attempt';
import type { SeenProduct } from '@/api/products/reread';
import { productKindOf, type Product } from '@/api/products/schemas';
import {
  branchInContext,
  useBranchName,
  useBranchPlace,
} from '@/modules/branch-picker/use-branches';
import { readClock } from '@/modules/business-day/moments';
import { useDraft } from '@/modules/drafts/use-draft';
import { WriteForm } from '@/modules/form/write-form';
import { stagesOf } from '@/modules/form/write-stages';
import { useStateHere } from '@/modules/list/use-state-here';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ReadState } from '@/ui/table/read-state';
import { ReadAgain } from '../product-page/search-status';
import type { ProductFinding } from '../product-page/use-product-finding';
import type { DraftReading } from '../checked-update/product-elsewhere';
import { rereadCheck } from '../checked-update/reread-check';
import { updateOfStock, seenAfter } from '../checked-update/to-update';
import { useCheckedUpdate } from '../checked-update/use-checked-update';
import { WithProduct } from '../checked-update/with-product';
import { StockFields } from './stock-fields';
import { startOfStock, stockForm, type StockIntent, type TypedStock } from './stock-form';
import { StockMoved } from './stock-moved';
import { isUnderWay } from '@/modules/whole-list/stoppable-reading';
import { StockReceipt, stockReview } from './stock-receipt';

const reading: DraftReading = { specs: stockForm.specs, before: () => ({}) };

/** Adjusts the stock of one product of a branch: the one place where a stock is changed. */
export function StockScreen({ branchId, productId }: { branchId: string; productId: string }) {
  return (
    <WithProduct
      branchId={branchId}
      productId={productId}
      title={m.stock_title()}
      form="/branches/$branchId/products/$productId/stock"
      reading={reading}
      aside={ageOf}
    >
      {(found, finding) =>
        keepsStock(found.product) ? (
          <>
            <ReadAgain finding={finding} readAt={found.readAt} />
            <StockWriteForm branchId={branchId} found={found} />
          </>
        ) : (
          <StatePanel icon={IconPackageOff} title={m.stock_service_title()}>
            <p>{m.stock_service_body()}</p>
          </StatePanel>
        )
      }
    </WithProduct>
  );
}

function keepsStock({ productType }: Product): boolean {
  return productType === null || productKindOf(productType) !== 'service';
}

/** When it was read, and the way to read it again. */
function ageOf(found: SeenProduct, { search, start }: ProductFinding): ReactNode {
  return (
    <ReadState readAt={readClock(found.readAt)} reading={isUnderWay(search)} onRefresh={start} />
  );
}

interface StockWriteFormProps {
  branchId: string;
  /** The product as it was last read. */
  found: SeenProduct;
}

/** Makes one inventory adjustment, and nothing else. */
function StockWriteForm({ branchId, found }: StockWriteFormProps) {
  const branch = useBranchName(branchId);
  const place = useBranchPlace(branchId);
  const [{ own, beside }, setBase] = useState({ own: found, beside: found });
  // Reading it again by hand moves the figure that a difference starts from; a draft brings its own.
  const seen = found !== beside && found.readAt > own.readAt ? found : own;
  const setOwn = (next: SeenProduct) => setBase({ own: next, beside: found });
  const { stockOff } = useLocation({ select: ({ state }) => state });
  const changeState = useStateHere();
  const form = useForm<TypedStock, unknown, StockIntent>({
    resolver: zodResolver(stockForm.schema(seen.product.availability)),
    defaultValues: startOfStock(seen.product.availability, stockOff),
    shouldFocusError: false,
  });
  const update = useCheckedUpdate<StockIntent>({
    branch: branchId,
    seen,
    onSeen: setOwn,
    asks: (_, now) => now.product.availability !== seen.product.availability,
    toUpdate: ({ to }, now) => updateOfStock(seen, now, to),
    context: ({ reason }): AttemptContext => ({
      form: stockForm.name,
      ...branchInContext(place),
      reason,
      ...draft.context,
    }),
  });
  const { outcome } = stagesOf(update.state);
  const draft = useDraft(form, stockForm.draft, {
    outcome,
    branch: place,
    subject: { id: found.product.id, origin: seen, latest: found, onOrigin: setOwn },
  });
  const { hold } = update;

  const toReview = (intent: StockIntent) => {
    // Loaded again after its receipt, the page would offer the same difference once more.
    if (stockOff !== undefined) changeState((kept) => ({ ...kept, stockOff: undefined }));
    update.toReview(intent);
  };

  const startOver = () => {
    draft.restart(
      outcome?.kind === 'applied' ? seenAfter(own, outcome.value, Date.parse(outcome.at)) : found,
    );
    update.edit();
  };

  return (
    <WriteForm
      form={form}
      draft={draft}
      of={stockForm}
      writing={update}
      branch={{ name: branch }}
      check={rereadCheck(
        update,
        {
          readAt: seen.readAt,
          // From a stock that nobody could read again, a difference cannot be told.
          unchecked:
            form.getValues('way') === 'counted'
              ? { label: m.stock_unchecked(), body: m.stock_unchecked_body() }
              : null,
        },
        hold?.kind === 'decide' ? (
          <StockMoved
            intent={hold.typed}
            seen={hold.opened}
            now={hold.now}
            onBack={update.edit}
            onDecide={(decided) => update.decide(decided, hold.now)}
          />
        ) : null,
      )}
      onReview={toReview}
      review={(reviewed) => stockReview(reviewed, branch)}
      startOver={startOver}
      renderReceipt={(applied) => <StockReceipt outcome={applied} onAnother={startOver} />}
    >
      <StockFields control={form.control} seen={seen} latest={found} />
    </WriteForm>
  );
}
