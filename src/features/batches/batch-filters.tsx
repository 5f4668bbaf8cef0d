import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import classes from './batch-filters.module.css';
import type { BatchRow } from './batch-row';
import type { BatchFilters as Filters } from './batch-search';
import { DaysFilter } from './days-filter';
import { ProductFilter } from './product-filter';
import { StatusFilter } from './status-filter';
import { statusDefinition } from './status-words';

interface Props {
  filters: Filters;
  rows: BatchRow[];
  /** Any change starts again at the first page. */
  onChange: (change: Partial<Omit<Filters, 'page'>>) => void;
}

/** What the list is narrowed to, left of its head; all of it is in the address. */
export function BatchFilters({ filters, rows, onChange }: Props) {
  useLocale();
  const { status, days, product } = filters;
  return (
    <section className={classes.filters} aria-label={m.batches_filters()}>
      <div className={classes.controls}>
        <StatusFilter
          status={status}
          days={days}
          onChange={(chosen) => onChange({ status: chosen })}
        />
        <DaysFilter
          days={days}
          enabled={status === 'expiring'}
          onChange={(chosen) => onChange({ days: chosen })}
        />
        {product === null ? null : (
          <ProductFilter
            product={product}
            rows={rows}
            onClear={() => onChange({ product: null })}
          />
        )}
      </div>
      <p className={classes.definition}>{statusDefinition(status, days)}</p>
    </section>
  );
}
