import type { ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import classes from './batch-filters.module.css';
import type { BatchRow } from '@/modules/lots/batch-row';
import type { BatchFilters as Filters } from './batch-search';
import { DaysFilter } from './days-filter';
import { ProductFilter } from './product-filter';
import { RemovedFilter } from './removed-filter';
import { StatusFilter } from './status-filter';
import { statusDefinition } from './status-words';

interface Props {
  branchId: string;
  filters: Filters;
  rows: BatchRow[];
  /** Any change starts again at the first page. */
  onChange: (change: Partial<Omit<Filters, 'page'>>) => void;
  onRemoved: (shown: boolean) => void;
  /** Views and columns, on the right. */
  tools: ReactNode;
}

/** What the list is narrowed to, left of its head; all of it is in the address. */
export function BatchFilters({ branchId, filters, rows, onChange, onRemoved, tools }: Props) {
  const { status, days, product, removed } = filters;
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
        <ProductFilter
          branchId={branchId}
          product={product}
          rows={rows}
          onChange={(chosen) => onChange({ product: chosen })}
        />
        <RemovedFilter
          shown={removed}
          count={rows.filter(({ isRemoved }) => isRemoved === true).length}
          onChange={onRemoved}
        />
        <div className={classes.tools}>{tools}</div>
      </div>
      <p className={classes.definition}>{statusDefinition(status, days)}</p>
    </section>
  );
}
