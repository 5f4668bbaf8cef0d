// Apart from the schemas: addresses that every screen can read name an outcome, and need none of them.

/**
 * What became of a row, as the ledger tells it. `waiting`: not sent yet, or not so that it had an effect, and it will be;
 * `notSent`: the same, and it will not be unless its job goes on (`toSend`); `unknown`: nobody knows, and it stays so until the branch is read again or a person
 * settles it; `changedMeanwhile`: not sent, because the record is not any more what was planned for.
 */
export const rowOutcomes = [
  'waiting',
  'sending',
  'applied',
  'refused',
  'notSent',
  'unknown',
  'changedMeanwhile',
  'cancelled',
] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** How many rows a job has, and how many of them one request carries, at most. */
export const bulkLimits = { rows: 20_000, rowsInPart: 500, bodyBytes: 65_536 } as const;
