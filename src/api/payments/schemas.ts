import * as z from 'zod/mini';
import { decimalText } from '@/domain/decimal-text';
import { currentProfile } from '../core/profile';
import { readShape } from '../core/shape';
import { decimal, optionalDate, optionalText, optionalUuid, uuid } from '../core/wire';
import { readData, wireRecord } from '../core/wire-record';

/** The longest texts, in characters, and how many purchases one payment may name (API description, Limits). */
export const paymentLimits = {
  reference: 255,
  notes: 500,
  checkNumber: 50,
  allocations: { minimum: 1, maximum: 200 },
} as const;

/** What a payment says in either mode; empty is left out. */
interface PaymentFields {
  /** The id of a payment method, never its code. */
  methodId: string;
  /** `YYYY-MM-DD`. */
  date: string;
  bankId: string;
  pettyCashId: string;
  checkbookId: string;
  /** Text: leading zeros stay. */
  checkNumber: string;
  reference: string;
  notes: string;
}

/** What of a payment goes to one purchase. */
export interface Allocation {
  purchaseId: string;
  /** Decimal text above 0. */
  amount: string;
}

/** Says itself what goes to which purchase. */
export interface AllocatedPayment extends PaymentFields {
  mode: 'by-purchase';
  allocations: readonly Allocation[];
}

/** Leaves it to the service which of the provider's purchases are paid. */
export interface AutomaticPayment extends PaymentFields {
  mode: 'automatic';
  branchId: string;
  providerId: string;
  /** Decimal text above 0. */
  amount: string;
}

/** A payment in one of its two modes; only the fields of its mode are sent. */
export type NewPayment = AllocatedPayment | AutomaticPayment;

const money = {
  methodId: ['payment_method_id', optionalUuid],
  bankId: ['bank_id', optionalUuid],
  pettyCashId: ['petty_cash_id', optionalUuid],
  checkbookId: ['checkbook_id', optionalUuid],
} as const;

/** What of a payment that was sent carries over to another one; of the supplier only an automatic one speaks. */
export const startOfAnother = wireRecord({
  ...money,
  branchId: ['branch_id', optionalUuid],
  providerId: ['provider_id', optionalUuid],
});

const onPaper = wireRecord({
  ...money,
  date: ['payment_date', optionalDate],
  checkNumber: ['check_number', optionalText],
  reference: ['reference_number', optionalText],
  notes: ['notes', optionalText],
});

/** What a payment of purchases says, read off the bytes it goes out as; null for anything else. */
export function readAllocatedPayment(bodyText: string): AllocatedPayment | null {
  const { purchase, amount } = currentProfile().paymentAllocation;
  const parts = z.array(z.object({ [purchase]: uuid, [amount]: decimal }));
  try {
    const body = JSON.parse(bodyText) as unknown;
    const said = readData(onPaper, { data: body });
    const { allocations } = readShape(z.object({ allocations: parts }), body);
    return {
      mode: 'by-purchase',
      methodId: said.methodId ?? '',
      date: said.date ?? '',
      bankId: said.bankId ?? '',
      pettyCashId: said.pettyCashId ?? '',
      checkbookId: said.checkbookId ?? '',
      checkNumber: said.checkNumber ?? '',
      reference: said.reference ?? '',
      notes: said.notes ?? '',
      allocations: allocations.map((part) => ({
        purchaseId: part[purchase] ?? '',
        amount: part[amount] ?? '',
      })),
    };
  } catch {
    return null;
  }
}

/** One value of an answer whose fields are not documented, by its path in `data`. */
export interface ToldValue {
  path: string;
  value: string;
}

/** What the service said of an applied payment, in its own names and order; nothing may depend on any of it. */
export interface AppliedPayment {
  told: ToldValue[];
}

const answer = z.object({ data: z.optional(z.unknown()) });

/** Reads the answer to a payment. Values that are null or empty say nothing and are left out. */
export function readAppliedPayment(body: unknown): AppliedPayment {
  return { told: valuesOf(readShape(answer, body).data, '') };
}

function valuesOf(value: unknown, path: string): ToldValue[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      valuesOf(inner, path === '' ? name : `${path}.${name}`),
    );
  }
  const text = textOf(value);
  return text.trim() === '' ? [] : [{ path, value: text }];
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return decimalText(value);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

/** The service's names of the fields, for its messages about them; those of an allocation are the profile's. */
export function paymentFieldNames(): Readonly<Record<string, string>> {
  const { purchase, amount } = currentProfile().paymentAllocation;
  return {
    payment_method_id: 'methodId',
    payment_date: 'date',
    bank_id: 'bankId',
    petty_cash_id: 'pettyCashId',
    checkbook_id: 'checkbookId',
    check_number: 'checkNumber',
    reference_number: 'reference',
    notes: 'notes',
    branch_id: 'branchId',
    provider_id: 'providerId',
    amount: 'amount',
    allocations: 'allocations',
    [`allocations.*.${purchase}`]: 'allocations.*.purchaseId',
    [`allocations.*.${amount}`]: 'allocations.*.amount',
  };
}
