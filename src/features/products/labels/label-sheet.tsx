import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Product } from '@/api/products/schemas';
import { businessDateAt, businessZone } from '@/domain/business-date';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { formatCalendarDate, formatClock, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Notice } from '@/ui/feedback/notice';
import { find } from '../lookup';
import { taxedPrice, type ProductReferences } from '../product-row';
import type { LabelPlace } from './label-search';
import { pageRule, sizeOf } from './label-sizes';
import classes from './labels.module.css';
import { PriceList } from './price-list';
import { ProductLabel } from './product-label';
import { usePageRule } from './use-page-rule';

interface Props {
  branchId: string;
  place: LabelPlace;
  products: readonly Product[];
  references: ProductReferences;
  /** Milliseconds of the epoch. */
  readAt: number;
}

/** More than this a page cannot hold and a printer should not be sent at once. */
const mostLabels = 2_000;

/** What comes out of the printer. */
export function LabelSheet({ branchId, place, products, references, readAt }: Props) {
  useLocale();
  const branch = useBranchName(branchId);
  const { what, copies } = place;
  const size = sizeOf(place.size);
  usePageRule(what === 'list' ? null : pageRule(size));
  const fitting = Math.floor(mostLabels / (what === 'list' ? 1 : copies));
  const shown = useMemo(() => products.slice(0, fitting), [products, fitting]);
  const labels = useMemo(
    () =>
      shown.flatMap((product) => {
        const taxes = product.taxIds?.map((id) => find(references.taxes, id)) ?? null;
        const paid = taxedPrice(product, taxes);
        return Array.from({ length: copies }, (_, copy) => ({
          key: `${product.id} ${copy}`,
          product,
          paid,
        }));
      }),
    [shown, copies, references],
  );
  const left = products.length - shown.length;
  const date = `${formatCalendarDate(businessDateAt(new Date(readAt)))} ${formatClock(readAt, businessZone)}`;
  return (
    <>
      {left > 0 ? (
        <div className={classes.onScreen}>
          <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
            {m.bulk_labels_too_many({ rows: formatQuantity(left), count: left })}
          </Notice>
        </div>
      ) : null}
      {what === 'list' ? (
        <PriceList
          caption={m.bulk_price_list_caption({ branch, date })}
          products={shown}
          references={references}
        />
      ) : (
        <section className={classes.sheet} data-paper={size.paper} aria-label={m.bulk_labels()}>
          {labels.map(({ key, product, paid }) => (
            <ProductLabel key={key} product={product} paid={paid} size={size} />
          ))}
        </section>
      )}
    </>
  );
}
