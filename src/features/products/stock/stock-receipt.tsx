import { IconArrowsUpDown } from '@tabler/icons-react';
import Big from 'big.js';
import type { SeenProduct } from '@/api/products/reread';
import type { StoredProduct } from '@/api/products/write-schemas';
import { decimalText } from '@/domain/decimal-text';
import type { AppliedWrite } from '@/modules/attempt/write-state';
import type { Fact } from '@/modules/receipt/fact-list';
import { WrittenReceipt } from '@/modules/receipt/written-receipt';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { amountText } from '@/text/amount-text';
import type { Reviewed } from '../reread/use-checked-update';
import { nameOf } from '../reread/with-product';
import { stepOf } from './stock-change';
import type { StockIntent } from './stock-form';
import { differenceText, stockText } from './stock-words';

interface Props {
  outcome: AppliedWrite<StoredProduct, Reviewed<StockIntent>>;
  onAnother: () => void;
}

/** What the stock was, what was sent and what the service says it is now. */
export function StockReceipt({ outcome, onAnother }: Props) {
  const { value } = outcome;
  const { typed: intent, seen, checkState } = outcome.input;
  const answered = value?.availability ?? null;
  const isOther = answered !== null && !new Big(decimalText(answered)).eq(intent.to);
  return (
    <WrittenReceipt
      of={outcome}
      title={m.stock_done({ name: nameOf(seen) })}
      facts={
        value === null ? null : factsOf(intent, checkState === 'unchecked' ? null : seen, answered)
      }
      notes={[
        m.stock_done_note(),
        ...(isOther
          ? [
              m.stock_done_other({
                sent: amountText(intent.to),
                answered: amountText(decimalText(answered)),
              }),
            ]
          : []),
      ]}
      actions={
        <Button
          size="xs"
          leftSection={<IconArrowsUpDown size={16} aria-hidden />}
          onClick={onAnother}
        >
          {m.stock_another()}
        </Button>
      }
    />
  );
}

function factsOf({ to, reason }: StockIntent, seen: SeenProduct | null, answered: number | null) {
  const step = stepOf(seen?.product.availability ?? null, { way: 'counted', quantity: to });
  const facts: Fact[] = [
    { label: m.stock_before(), value: stockText(step?.before ?? null) },
    { label: m.stock_sent(), value: amountText(to) },
    {
      label: m.stock_answered(),
      value: stockText(answered === null ? null : decimalText(answered)),
    },
    ...(step === null || step.difference === null
      ? []
      : [{ label: m.stock_difference(), value: differenceText(step.difference) }]),
    { label: m.stock_reason(), value: reason },
  ];
  return facts;
}
