/** What the service said of a purchase last, and when. */
export type ToldColumns = {
  status: string | null;
  told_at: string | null;
  told_document: string | null;
  told_provider: string | null;
  told_to_pay: string | null;
};

/** One row per purchase of the ledger, so that a list of them reads no bodies. */
export type PurchasesTable = {
  attempt_id: string;
  document_type: string | null;
  generation_code: string | null;
  control_number: string | null;
  /** Null: not on credit. */
  credit_days: number | null;
  due_date: string | null;
} & ToldColumns;

export type PurchaseTables = { purchases: PurchasesTable };
