import type { GatewayDatabase } from '../database';

/** The purchases that a viewer may see, as the journal holds them. */
type Purchases = Pick<GatewayDatabase, 'selectFrom'>;

interface Payment {
  id: string;
  operation: string;
  provider_id: string | null;
}

/**
 * Payments with the supplier of what they pay, which their own bodies do not name: where the purchases were sent from here, and are
 * of one supplier.
 */
export async function withSuppliers<Row extends Payment>(
  database: Purchases,
  business: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const unnamed = rows.filter(isUnnamed).map(({ id }) => id);
  // An empty list is not SQL in every database.
  if (unnamed.length === 0) return [...rows];
  const found = await suppliedIn(database, business)
    .select(['payment_parts.attempt_id as payment', 'attempts.provider_id as supplier'])
    .distinct()
    .where('payment_parts.attempt_id', 'in', unnamed)
    .where('attempts.provider_id', 'is not', null)
    .execute();
  return rows.map((row) => {
    const [one, ...others] = found.filter(({ payment }) => payment === row.id);
    return one === undefined || others.length > 0 ? row : { ...row, provider_id: one.supplier };
  });
}

const isUnnamed = ({ operation, provider_id: provider }: Payment) =>
  operation === 'payments.apply' && provider === null;

/** What payments give to purchases of the journal. */
export function suppliedIn(database: Purchases, business: string) {
  return database
    .selectFrom('payment_parts')
    .innerJoin('attempts', (join) =>
      join
        .onRef('attempts.business', '=', 'payment_parts.business')
        .onRef('attempts.record_id', '=', 'payment_parts.purchase_id')
        .on('attempts.operation', '=', 'expenses.create'),
    )
    .where('payment_parts.business', '=', business);
}
