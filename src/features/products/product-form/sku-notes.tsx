import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Product } from '@/api/products/schemas';
import { cleanLine } from '@/domain/typed-text';
import { isUnderWay } from '@/modules/whole-list/stoppable-reading';
import { useWholeList } from '@/modules/whole-list/use-whole-list';
import { wholeProducts } from '@/modules/whole-list/whole-products';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import type { ProductForm } from './product-fields';
import { skuStatus } from './sku-status';
import classes from './product-form.module.css';
import { productName } from '../product-words';

interface Props {
  form: ProductForm;
  branchId: string;
  /** The product it is typed for, which may keep its own. */
  own?: Product;
}

/** Whether another product of this branch has the SKU already, as far as its products were read; it never stops anybody. */
export function SkuNotes({ form, branchId, own }: Props) {
  const client = useQueryClient();
  const typed = useDeferredValue(useWatch({ control: form.control, name: 'sku' }));
  const sku = cleanLine(typed).text;
  const all = useWholeList(wholeProducts(branchId), { catchesUp: false });
  const { loading } = all;
  const whole = all.isDoubtful ? null : all.whole;
  const { taken, looked, total } = useMemo(
    () =>
      skuStatus(client, {
        branch: branchId,
        sku,
        whole: whole?.rows ?? null,
        own: own?.id ?? null,
      }),
    [client, branchId, sku, whole, own],
  );
  if (sku === '' || sku === own?.sku) return null;
  if (taken !== null) {
    return (
      <Notice tone="warn">
        {m.product_form_sku_taken({ sku: isolate(sku), name: isolate(productName(taken)) })}
      </Notice>
    );
  }
  const isReading = isUnderWay(loading);
  return (
    <p className={classes.skuNote} aria-live="polite">
      <span>
        {isReading
          ? m.product_form_sku_reading({
              done: formatQuantity(loading.done),
              total: loading.total === null ? '…' : formatQuantity(loading.total),
            })
          : total === null
            ? m.product_form_sku_unchecked()
            : looked >= total
              ? m.product_form_sku_available()
              : m.product_form_sku_free({
                  looked: formatQuantity(looked),
                  total: formatQuantity(total),
                })}
      </span>
      {isReading || (total !== null && looked >= total) ? null : (
        <Button size="compact-sm" variant="subtle" icon={IconSearch} onClick={all.start}>
          {m.product_form_sku_check_all()}
        </Button>
      )}
    </p>
  );
}
