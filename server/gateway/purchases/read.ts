import { mostCreditDays } from '../../../src/contract/purchase-words';
import { daysLater } from '../../business-day';
import { amountOf, dateOf, firstText, isRecord, objectIn, partOf, textOf } from '../told-values';
import type { PurchasesTable, ToldColumns } from './tables';

type Sent = Omit<PurchasesTable, 'attempt_id' | keyof ToldColumns>;

/** What the list shows of a purchase's body besides what the ledger draws of every write. */
export function sentIn(bodyText: string): Sent {
  const body = objectIn(bodyText);
  // The two kinds share a path; this key tells them apart, whatever the document is called.
  const isExcluded = Object.hasOwn(body, 'invoiceProductsDetail');
  const days = body['is_credit'] === true ? daysOf(body['credit_days']) : null;
  return {
    document_type: isExcluded ? 'fse' : (textOf(body['document_type'])?.toLowerCase() ?? null),
    generation_code: textOf(body['generation_code']),
    control_number: textOf(body['number_control']),
    credit_days: days,
    due_date: dueDate(dateOf(body['date']), days),
  };
}

/** What the answer to a new purchase adds; codes that were not sent may be the service's own. */
export function answeredIn(answerText: string | null) {
  const data = objectIn(answerText)['data'];
  const answer = isRecord(data) ? data : {};
  return {
    generation_code: firstText(answer['generation_code']),
    control_number: firstText(answer['control_number']),
    status: textOf(answer['status']),
    total: amountOf(answer['total']),
  };
}

/** What a status check tells; null for what is no such answer. */
export function checkedIn(answer: unknown): Omit<ToldColumns, 'told_at'> | null {
  if (!isRecord(answer) || answer['status'] === false || !isRecord(answer['data'])) return null;
  const data = answer['data'];
  return {
    status: textOf(data['status']),
    told_document: textOf(data['document_type']),
    told_provider: textOf(partOf(data, 'provider')['legal_name']),
    told_to_pay: amountOf(partOf(data, 'totals')['expense_to_payment']),
  };
}

function daysOf(value: unknown): number | null {
  const days = Number(amountOf(value) ?? NaN);
  return Number.isInteger(days) && days > 0 && days <= mostCreditDays ? days : null;
}

function dueDate(date: string | null, days: number | null): string | null {
  if (date === null || days === null || Number.isNaN(Date.parse(`${date}T00:00:00Z`))) return null;
  return daysLater(date, days);
}
