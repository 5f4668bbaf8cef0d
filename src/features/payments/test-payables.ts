import type { PayablePurchase } from '@/api/attempts/purchases';

interface Known {
  total: string | null;
  paid?: string;
  providerId?: string | null;
  readAt?: string;
  inCash?: boolean;
}

/** A purchase as the gateway tells of it; sent from here where its total is given. */
export function payable(
  purchaseId: string,
  known?: Known,
  locked: PayablePurchase['payments']['locked'] = null,
): PayablePurchase {
  const payments = { paid: known?.paid ?? '0', locked };
  const readAt = known?.readAt ?? '2026-03-16T16:00:00.000Z';
  if (known === undefined) return { purchaseId, sent: null, payments, readAt };
  const sent = {
    attemptId: purchaseId,
    state: 'recorded' as const,
    operator: 'Ana',
    at: '2026-03-10T10:00:00Z',
    branchId: null,
    branchName: null,
    providerId: known.providerId ?? null,
    providerName: 'La Ceiba',
    purchaseId,
    documentType: 'ccf',
    generationCode: null,
    controlNumber: 'DTE-7',
    date: '2026-03-02',
    total: known.total,
    creditDays: known.inCash ? null : 30,
    dueDate: known.inCash ? null : '2026-04-01',
    told: null,
    payments,
  };
  return { purchaseId, sent, payments, readAt };
}
