/** What a payment gives to one purchase, so that neither the list of purchases nor the lock reads bodies. */
export type PaymentPartsTable = {
  attempt_id: string;
  business: string;
  /** In lower case; of a payment that leaves it to the service, the provider and the branch whose purchases it may go to. */
  purchase_id: string;
  /** Exact decimal text; null for what was no amount. */
  amount: string | null;
  /** How many payments of the same purchase came before; of two at the same moment, only one can be the next. */
  ordinal: number;
};

/** A part as a body tells it. */
export type PaymentPart = Pick<PaymentPartsTable, 'purchase_id' | 'amount'>;

export type PaymentTables = { payment_parts: PaymentPartsTable };
