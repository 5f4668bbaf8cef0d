import { readNamedList, type NamedRecord } from '../core/named-list';
import type { Rows } from '../core/rows';

/** A branch of the business; the API description mentions the list without naming its fields. */
export type Branch = NamedRecord;

/** Reads the branch list, whatever its envelope; with the identifiers as addresses have them, in lower case. */
export function readBranches(body: unknown): Rows<Branch> {
  const { rows, ...rest } = readNamedList(body);
  return { ...rest, rows: rows.map((branch) => ({ ...branch, id: branch.id.toLowerCase() })) };
}
