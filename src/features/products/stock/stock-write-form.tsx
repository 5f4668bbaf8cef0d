import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AttemptContext } from '@/api/core/attempt';
import type { SeenProduct } from '@/api/products/reread';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { useDraft } from '@/modules/drafts/use-draft';
import { WriteForm } from '@/modules/form/write-form';
import { stagesOf } from '@/modules/form/write-stages';
import { m } from '@/text/generated/messages';
import { rereadCheck } from '../reread/reread-check';
import { seenAfter } from '../reread/seen-after';
import { updateOfStock } from '../reread/to-update';
import { useCheckedUpdate } from '../reread/use-checked-update';
import { StockFields } from './stock-fields';
import { StockMoved } from './stock-moved';
import { StockReceipt } from './stock-receipt';
import { stockReview } from './stock-review';
import { stockForm, type StockIntent, type TypedStock } from './stock-form';

interface Props {
  branchId: string;
  /** The product as it was last read. */
  found: SeenProduct;
}

/** Makes one inventory adjustment, and nothing else. */
export function StockWriteForm({ branchId, found }: Props) {
  const branch = useBranchName(branchId);
  const [{ own, beside }, setBase] = useState({ own: found, beside: found });
  // Reading it again by hand moves the figure that a difference starts from; a draft brings its own.
  const seen = found !== beside && found.readAt > own.readAt ? found : own;
  const setOwn = (next: SeenProduct) => setBase({ own: next, beside: found });
  const form = useForm<TypedStock, unknown, StockIntent>({
    resolver: zodResolver(stockForm.schema(seen.product.availability)),
    defaultValues: stockForm.empty,
  });
  const update = useCheckedUpdate<StockIntent>({
    branch: branchId,
    seen,
    onSeen: setOwn,
    asks: (_, now) => now.product.availability !== seen.product.availability,
    toUpdate: ({ to }, now) => updateOfStock(seen, now, to),
    context: ({ reason }): AttemptContext => ({
      form: stockForm.name,
      branchId,
      branchName: branch,
      reason,
      ...draft.context,
    }),
  });
  const { outcome } = stagesOf(update.state);
  const draft = useDraft(form, stockForm.draft, {
    outcome,
    branch: { id: branchId, name: branch },
    subject: { id: found.product.id, origin: seen, latest: found, onOrigin: setOwn },
  });
  const { hold } = update;

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
      onReview={update.toReview}
      review={(reviewed) => stockReview(reviewed, branch)}
      startOver={startOver}
      renderReceipt={(applied) => <StockReceipt outcome={applied} onAnother={startOver} />}
    >
      <StockFields control={form.control} seen={seen} latest={found} />
    </WriteForm>
  );
}
