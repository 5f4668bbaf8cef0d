import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { RecordedExcludedPurchase } from '@/api/expenses/excluded-schemas';
import { differenceInCents } from '@/domain/cents';
import { isProcessed } from '@/domain/purchase/status';
import type { AppliedWrite } from '@/modules/attempt/write-state';
import { PurchaseStatus } from '@/modules/purchase-status/purchase-status';
import { WrittenReceipt } from '@/modules/receipt/written-receipt';
import type { ProductFinder } from '@/modules/whole-list/use-product-finder';
import { moneyText } from '@/text/amount-text';
import { formatMoney } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Button } from '@/ui/form/button';
import type { ExcludedInput } from './excluded-form';
import classes from './excluded.module.css';

interface Props {
  applied: AppliedWrite<RecordedExcludedPurchase, ExcludedInput>;
  provider: (id: string) => string;
  finder: ProductFinder;
  onAnother: () => void;
  /** Another one of the same day, paid in the same way. */
  onAnotherKept: () => void;
}

/** What the service says it issued, beside our own amounts, and where the lots will be found. */
export function ExcludedReceipt(props: Props) {
  const { applied, provider, finder, onAnother, onAnotherKept } = props;
  const { value: recorded, input } = applied;
  const { sums } = input;
  const id = recorded?.id ?? null;
  const hasLot = input.batchNumber !== '' || input.expirationDate !== '';
  const products = hasLot ? input.lines.flatMap(({ sku }) => finder.bySku(sku) ?? []) : [];
  const other = recorded && differenceInWords(recorded, input);
  return (
    <>
      <WrittenReceipt
        takesFiles
        of={applied}
        title={m.excluded_purchases_issued({ provider: isolate(provider(input.providerId)) })}
        facts={recorded && factsOf(recorded)}
        differences={other === null ? [] : [other]}
        notes={[
          m.excluded_purchases_agreed({
            whole: moneyText(sums.whole),
            withheld: moneyText(sums.withheld),
            net: moneyText(sums.net),
          }),
          ...(id === null ? [m.purchases_recorded_without_id()] : []),
          ...(products.length === 0 ? [] : [m.excluded_purchases_lots_later()]),
        ]}
        actions={
          <>
            <Button size="xs" icon={IconPlus} onClick={onAnother}>
              {m.excluded_purchases_another()}
            </Button>
            <Button size="xs" variant="default" onClick={onAnotherKept}>
              {m.excluded_purchases_another_kept()}
            </Button>
            {id === null ? null : <CopyButton text={() => id}>{m.purchases_copy_id()}</CopyButton>}
          </>
        }
      />
      {id === null ? null : <PurchaseStatus attemptId={applied.attemptId} purchaseId={id} />}
      {products.length === 0 ? null : (
        <ul className={classes.links}>
          {products.map((product) => (
            <li key={product.id}>
              <Link
                to="/branches/$branchId/batches"
                params={{ branchId: input.branchId }}
                search={{ product: product.id.toLowerCase() }}
              >
                {m.excluded_purchases_lots_of({
                  product: isolate(product.name ?? product.sku ?? ''),
                })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The answer tells no control number and no time (API description, Purchase): nothing stands for them. */
function factsOf({ total, status, generationCode, id }: RecordedExcludedPurchase) {
  const isDone = status !== null && isProcessed(status);
  const facts: [string, string | null][] = [
    [m.excluded_purchases_total_told(), total === null ? null : formatMoney(total)],
    [m.purchases_status(), isDone ? m.purchases_processed() : status],
    [m.purchases_generation_code(), generationCode],
    [m.purchases_id(), id],
  ];
  return facts.map(([label, value]) =>
    value === null ? { label, value: m.common_not_told(), quiet: true } : { label, value },
  );
}

/** The service knew no amount but the withholding: its total is what it makes of the lines. */
function differenceInWords({ total }: RecordedExcludedPurchase, { sums }: ExcludedInput) {
  if (total === null || differenceInCents(total, sums.net) === null) return null;
  return m.excluded_purchases_other_total({
    told: formatMoney(total),
    ours: formatMoney(sums.net),
  });
}
