import * as z from 'zod/mini';
import { decimalText } from '@/domain/decimal-text';
import { currentProfile, type Profile } from '../core/profile';
import { readShape } from '../core/shape';
import {
  decimal,
  optionalDate,
  optionalDecimal,
  optionalText,
  optionalUuid,
  orNull,
  uuid,
} from '../core/wire';
import { wireRecord, type Filled, type Model } from '../core/wire-record';

/** The longest texts, in characters, and how many purchases one payment may name (API description, Limits). */
export const paymentLimits = {
  reference: 255,
  notes: 500,
  checkNumber: 50,
  allocations: { minimum: 1, maximum: 200 },
} as const;

/** A payment as it is sent, in the settings in force: the description does not say what an allocation calls its two parts. */
const sentFields = ({ purchase, amount }: Profile['paymentAllocation']) =>
  ({
    /** The id of a payment method, never its code. */
    methodId: ['payment_method_id', optionalUuid],
    /** `YYYY-MM-DD`. */
    date: ['payment_date', optionalDate],
    bankId: ['bank_id', optionalUuid],
    pettyCashId: ['petty_cash_id', optionalUuid],
    checkbookId: ['checkbook_id', optionalUuid],
    /** Text: leading zeros stay. */
    checkNumber: ['check_number', optionalText],
    reference: ['reference_number', optionalText],
    notes: ['notes', optionalText],
    branchId: ['branch_id', optionalUuid],
    providerId: ['provider_id', optionalUuid],
    /** Above 0. */
    amount: ['amount', optionalDecimal],
    /** Null where they were sent under other names. */
    allocations: [
      'allocations',
      z.catch(orNull(z.readonly(z.array(allocationOf(purchase, amount)))), null),
    ],
  }) as const;

/** What of a payment goes to one purchase. */
const allocationOf = (purchase: string, amount: string) =>
  wireRecord({ purchaseId: [purchase, uuid], amount: [amount, decimal] });

export const newPayment = () => wireRecord(sentFields(currentProfile().paymentAllocation));

type Fields = ReturnType<typeof sentFields>;
type Typed = Filled<Fields>;
export type Allocation = Typed['allocations'][number];

/** Says itself what goes to which purchase. */
export interface AllocatedPayment extends Omit<Typed, 'branchId' | 'providerId' | 'amount'> {
  mode: 'by-purchase';
}

/** Leaves it to the service which of the provider's purchases are paid. */
export interface AutomaticPayment extends Omit<Typed, 'allocations'> {
  mode: 'automatic';
}

/** A payment in one of its two modes, as a person fills it in; empty is left out. */
export type NewPayment = AllocatedPayment | AutomaticPayment;

/** Only the fields of its mode are sent. */
export const sentPayment = (payment: NewPayment): Partial<Model<Fields>> =>
  payment.mode === 'automatic'
    ? { ...payment, allocations: null }
    : { ...payment, branchId: null, providerId: null, amount: null };

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
