import { readNamedList, type NamedRecord } from '../core/named-list';
import type { Rows } from '../core/rows';

export const treasuryLists = ['banks', 'petty-cashes', 'checkbooks'] as const;
export type TreasuryList = (typeof treasuryLists)[number];

/** A bank, a petty cash or a checkbook; the API description mentions the lists without naming their fields. */
export type TreasuryRecord = NamedRecord;

/** Reads any of the three lists, whatever its envelope. */
export function readTreasuryList(body: unknown): Rows<TreasuryRecord> {
  return readNamedList(body);
}
