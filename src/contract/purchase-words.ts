/** The names of the list of purchases that people's addresses are made of; the shapes stand in `purchases.ts`. */

/** Where one stands: the service said it recorded it, a person found that it did, nobody knows, or its answer is awaited. */
export const purchaseStates = ['recorded', 'settled', 'unknown', 'sending'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** What the list can be ordered by; with a minus before it, the largest first. */
export const purchaseOrders = ['at', 'provider', 'date', 'due', 'total'] as const;
export type PurchaseOrder = (typeof purchaseOrders)[number];

/** The kinds of document a purchase is narrowed to. */
export const purchaseDocuments = ['ccf', 'ticket', 'fse'] as const;

/** Nobody gives more credit: ten years. */
export const mostCreditDays = 3650;
