import { IconArrowsUpDown } from '@tabler/icons-react';
import { currentProfile } from '@/api/core/profile';
import type { SeenProduct } from '@/api/products/reread';
import type { StoredProduct } from '@/api/products/write-schemas';
import { decimalText } from '@/domain/decimal-text';
import { present } from '@/domain/present';
import type { AppliedWrite } from '@/modules/attempt/write-state';
import { readClock } from '@/modules/business-day/moments';
import type { Fact } from '@/ui/layout/fact-list';
import { WrittenReceipt } from '@/modules/receipt/written-receipt';
import type { ReviewWords } from '@/modules/review-panel/review-panel';
import { amountText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { isolate, isolateLast } from '@/text/isolate';
import { Button } from '@/ui/form/button';
import { readWhen } from '../checked-update/reread-words';
import type { Reviewed } from '../checked-update/use-checked-update';
import { productName } from '../product-words';
import {
  isMostGone,
  isSameStock,
  stepOf,
  differenceText,
  stockText,
  doubtOf,
  doubtInWords,
} from './stock-change';
import type { StockIntent } from './stock-form';

interface Props {
  outcome: AppliedWrite<StoredProduct, Reviewed<StockIntent>>;
  onAnother: () => void;
}

/** What the stock was, what was sent and what the service says it is now. */
export function StockReceipt({ outcome, onAnother }: Props) {
  const { value } = outcome;
  const { typed: intent, seen, checkState } = outcome.input;
  const answered = value?.availability ?? null;
  const isOther = answered !== null && !isSameStock(decimalText(answered), intent.to);
  return (
    <WrittenReceipt
      of={outcome}
      title={m.stock_done({ name: productName(seen.product) })}
      facts={
        value === null ? null : factsOf(intent, checkState === 'unchecked' ? null : seen, answered)
      }
      notes={present(
        m.stock_done_note(),
        isOther &&
          m.stock_done_other({
            sent: amountText(intent.to),
            answered: amountText(decimalText(answered)),
          }),
      )}
      actions={
        <Button size="xs" icon={IconArrowsUpDown} onClick={onAnother}>
          {m.stock_another()}
        </Button>
      }
    />
  );
}

function factsOf({ to, reason }: StockIntent, seen: SeenProduct | null, answered: number | null) {
  const step = stepOf(seen?.product.availability ?? null, { way: 'counted', quantity: to });
  const difference = step?.difference ?? null;
  return present<Fact>(
    { label: m.stock_before(), value: stockText(step?.before ?? null) },
    { label: m.stock_sent(), value: amountText(to) },
    {
      label: m.stock_answered(),
      value: stockText(answered === null ? null : decimalText(answered)),
    },
    difference !== null && { label: m.stock_difference(), value: differenceText(difference) },
    { label: m.stock_reason(), value: reason },
  );
}

export function stockReview(reviewed: Reviewed<StockIntent>, branch: string): ReviewWords {
  const { seen, checkState } = reviewed;
  const { to, reason } = reviewed.typed;
  const step = stepOf(seen.product.availability, { way: 'counted', quantity: to });
  if (step === null) throw new Error('A counted stock is always a step');
  const { before, after, difference } = step;
  const doubt = doubtOf(step);
  const isChecked = checkState !== 'unchecked';
  const repeats = currentProfile().omittedOnUpdate === 'unknown';
  const time = readClock(seen.readAt);
  const when = readWhen(seen.readAt);
  return {
    sentences: present(
      m.stock_review({ name: isolate(productName(seen.product)), branch: isolateLast(branch) }),
      checkState === 'moved' && m.product_edit_review_moved(),
      isChecked ? m.stock_review_checked({ time }) : m.stock_review_unchecked({ when }),
      repeats && m.product_edit_review_repeats(),
    ),
    doubts: present(
      doubt !== null && doubtInWords(doubt, step),
      isMostGone(step) && m.stock_doubt_most({ before: stockText(before) }),
    ),
    facts: [
      { label: isChecked ? m.stock_now() : m.stock_then({ when }), value: stockText(before) },
      { label: m.stock_after(), value: amountText(after) },
      ...(difference === null || !isChecked
        ? [{ label: m.stock_difference(), value: m.stock_difference_unknown(), quiet: true }]
        : [{ label: m.stock_difference(), value: differenceText(difference) }]),
      { label: m.stock_reason(), value: reason },
    ],
    notSent: [m.stock_reason_stays(), ...(repeats ? [] : [m.stock_only_stock()])],
    action:
      before === null || !isChecked
        ? m.stock_action_to({ after: amountText(after) })
        : m.stock_action({ before: amountText(before), after: amountText(after) }),
  };
}
