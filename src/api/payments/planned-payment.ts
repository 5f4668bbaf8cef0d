import * as z from 'zod/mini';
import { writeWireJson } from '../core/wire-json';
import { paymentMutations } from './mutations';
import type { AllocatedPayment } from './schemas';

const plannedPayment = z.object({
  /** Null where only the service knows it. */
  providerId: z.nullable(z.string()),
  purchases: z.number(),
  /** Decimal text. */
  total: z.string(),
  reference: z.string(),
  checkNumber: z.string(),
  /** The attempts like it that a person saw when it was planned, and means it beside. */
  confirms: z.array(z.string()),
  /** When what is left of its purchases was read for the plan; one of an earlier version of the page does not say it. */
  readAt: z.optional(z.string()),
});
/** A payment of a job as screens show it; what is sent are its bytes. */
export type PlannedPayment = z.infer<typeof plannedPayment>;

/** Null for what is no payment, or one that another version of the page planned otherwise. */
export function readPlannedPayment(input: unknown): PlannedPayment | null {
  return plannedPayment.safeParse(input).data ?? null;
}

/** What is sent of a payment, byte for byte. */
export const paymentText = (payment: AllocatedPayment): string =>
  writeWireJson(paymentMutations.apply.toRequest(payment).body);

/** A payment of purchases as it went out: what it left out is not there. */
export type SentPayment = Pick<AllocatedPayment, 'mode' | 'allocations'> &
  Partial<AllocatedPayment>;

/** What a payment of purchases says, read off the bytes it goes out as; null for anything else. */
export function readAllocatedPayment(bodyText: string): SentPayment | null {
  try {
    const { allocations, ...others } = paymentMutations.apply.readSent(bodyText);
    if (allocations === null) return null;
    const told = Object.entries(others).filter(([, value]) => value !== null);
    return { mode: 'by-purchase', ...Object.fromEntries(told), allocations };
  } catch {
    return null;
  }
}
