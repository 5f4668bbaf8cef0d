import type { AskedDocument, PurchaseListParams } from './purchases';
import type { AttemptListParams } from './schemas';

export const attemptKeys = {
  all: ['attempts'] as const,
  list: (params: AttemptListParams) => [...attemptKeys.all, 'list', params] as const,
  ones: () => [...attemptKeys.all, 'one'] as const,
  one: (id: string) => [...attemptKeys.ones(), id] as const,
  /** Every send and look-up of this tab. */
  carryOut: () => [...attemptKeys.all, 'carry-out'] as const,
  /** The purchases among them. */
  purchases: (params: PurchaseListParams) => [...attemptKeys.all, 'purchases', params] as const,
  purchase: (id: string) => [...attemptKeys.all, 'purchase', id] as const,
  earlier: (asked: AskedDocument) => [...attemptKeys.all, 'earlier', asked] as const,
  lastPurchase: () => [...attemptKeys.all, 'last-purchase'] as const,
  payables: () => [...attemptKeys.all, 'payable'] as const,
  payable: (ids: readonly string[]) => [...attemptKeys.payables(), ids] as const,
  automatic: () => [...attemptKeys.all, 'automatic'] as const,
  /** What a text finds, in the journal and among its purchases. */
  found: (where: 'attempts' | 'purchases', q: string) =>
    [...attemptKeys.all, 'found', where, q] as const,
  people: () => [...attemptKeys.all, 'people'] as const,
  open: () => [...attemptKeys.all, 'open'] as const,
};
