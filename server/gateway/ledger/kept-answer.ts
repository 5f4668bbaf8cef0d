import * as z from 'zod';
import { writes, writeOperations, type WriteOperation } from '../../../src/contract/writes';

/** Writes whose answers name employees (R9). */
export const writesOfPeople = writeOperations.filter((name) => writes[name].isOfPeople);

const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1'])])
  .optional()
  .catch(undefined);

/** Nothing in it can name anybody: flags, an id, a permission (API description, Schedule assignment and Errors). */
const withoutPeople = z
  .object({
    status: flag,
    success: flag,
    required_scope: z
      .string()
      .regex(/^[a-z_]+(\.[a-z_]+)+$/)
      .optional()
      .catch(undefined),
    rate_limit: z.int().optional().catch(undefined),
    data: z
      .object({
        id: z.guid().optional().catch(undefined),
        deleted: flag,
        recalculation_queued: flag,
      })
      .optional()
      .catch(undefined),
  })
  .catch({});

/**
 * What the ledger keeps of an answer: all of it, or of one that may name employees what tells what was done. Whoever sees the
 * journal reads it there, for as long as records are kept.
 */
export function keptAnswer(operation: WriteOperation, text: string): string {
  return writes[operation].isOfPeople ? JSON.stringify(withoutPeople.parse(valueOf(text))) : text;
}

/** One that was brought with another journal may be anything. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
