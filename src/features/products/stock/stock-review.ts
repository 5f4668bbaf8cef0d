import { currentProfile } from '@/api/core/profile';
import { readClock } from '@/modules/business-day/moments';
import type { ReviewWords } from '@/modules/review-panel/review-panel';
import { isolate, isolateLast } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { amountText } from '@/text/amount-text';
import { readWhen } from '../reread/read-moment';
import { nameOf } from '../reread/with-product';
import type { Reviewed } from '../reread/use-checked-update';
import { doubtOf, stepOf } from './stock-change';
import type { StockIntent } from './stock-form';
import { differenceText, doubtInWords, stockText } from './stock-words';

/** What an adjustment will do, before it is sent. */
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
    sentences: [
      m.stock_review({ name: isolate(nameOf(seen)), branch: isolateLast(branch) }),
      ...(checkState === 'moved' ? [m.product_edit_review_moved()] : []),
      isChecked ? m.stock_review_checked({ time }) : m.stock_review_unchecked({ when }),
      ...(repeats ? [m.product_edit_review_repeats()] : []),
    ],
    doubts: doubt === null ? [] : [doubtInWords(doubt, step)],
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
