import type { BulkJob, BulkRowState } from '../../../src/contract/bulk-job';
import { isExecuted } from '../protocol/judge';
import type { Delivery } from '../support/service-world';
import { untrueRow } from '../support/untrue-row';

export type Evidence = {
  job: BulkJob;
  rows: readonly BulkRowState[];
  /** Every change of a product as it reached the service. */
  deliveries: readonly Delivery[];
  /** The price of every product at the end. */
  prices: ReadonlyMap<string, number>;
  /** Products that somebody else changed at some time. */
  touched: ReadonlySet<string>;
};

/** Holds what the job tells of every row against what the service really did. @returns broken promises, in words */
export function judge({ job, rows, deliveries, prices, touched }: Evidence): string[] {
  const executed = new Map<string, number>();
  for (const delivery of deliveries.filter(isExecuted)) {
    const id = delivery.path.slice(delivery.path.lastIndexOf('/') + 1);
    executed.set(id, (executed.get(id) ?? 0) + 1);
  }
  return [
    ...(job.state === 'done' ? [] : [`the job ended as ${job.state}`]),
    ...(rows.length === job.total ? [] : [`${rows.length} rows of ${job.total}`]),
    ...rows.flatMap((row) => {
      // Somebody else may have given it the very same price: only what was carried out proves it.
      const times = executed.get(row.recordId) ?? 0;
      const price = prices.get(row.recordId);
      return [
        ...(times > 1 ? [`line ${row.line} was changed ${times} times`] : []),
        ...untrueRow(row, times, {
          name: ` (${row.recordId})`,
          // Only what somebody else changed cannot be told apart by reading the branch.
          unknown: touched.has(row.recordId) ? [] : ['is left unknown'],
        }).map((what) => `line ${row.line} ${what}`),
        ...(row.outcome === 'applied' && !touched.has(row.recordId) && price !== sentPrice(row)
          ? [`line ${row.line} was applied and is ${price}`]
          : []),
      ];
    }),
  ];
}

/** What a row sends, as its frozen bytes say. */
function sentPrice({ bodyText }: BulkRowState): number {
  return (JSON.parse(bodyText) as { price_before_taxes: number }).price_before_taxes;
}
