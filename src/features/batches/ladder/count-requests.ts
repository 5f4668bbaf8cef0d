import type { BatchListParams } from '@/api/batches/schemas';
import { ladderWindows, type LadderBand, type LadderWindow } from '@/domain/expiry-ladder/bands';
import type { WindowTotals } from '@/domain/expiry-ladder/counts';

/** Whose lots are counted; null is every product of the branch. */
export interface LadderScope {
  branch: string;
  product: string | null;
}

/** A total that a step is counted from. */
export type TotalName = 'all' | 'expired' | LadderWindow;

export const totalNames: readonly TotalName[] = ['all', 'expired', ...ladderWindows];

/** The request that tells a total: one row, for the rows themselves are not wanted. */
export function countRequest({ branch, product }: LadderScope, name: TotalName): BatchListParams {
  return {
    branch,
    ...(product !== null && { product }),
    ...(name === 'expired' && { status: 'expired' }),
    ...(typeof name === 'number' && { status: 'expiring', days: name }),
    page: 1,
    perPage: 1,
  };
}

/** Which totals a step is the difference of; the others may be missing. */
export function totalsOf(band: LadderBand, expiringIncludesExpired: boolean): TotalName[] {
  switch (band) {
    case 'expired':
      return ['expired'];
    case 'within-7':
      return expiringIncludesExpired ? ['expired', 7] : [7];
    case '8-15':
      return [7, 15];
    case '16-30':
      return [15, 30];
    case '31-60':
      return [30, 60];
    case 'later':
      return expiringIncludesExpired ? ['all', 60] : ['all', 'expired', 60];
  }
}

/** The totals by name in the shape that counts them; what is not there yet is null. */
export function windowTotals(told: ReadonlyMap<TotalName, number>): WindowTotals {
  const total = (name: TotalName) => told.get(name) ?? null;
  return {
    all: total('all'),
    expired: total('expired'),
    expiring: { 7: total(7), 15: total(15), 30: total(30), 60: total(60) },
  };
}
