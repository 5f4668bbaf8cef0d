import type { PastAttempt, PastSend } from './rules';
import type { ListedAttempt, ListedSend } from './tables';

/** Rows as the rules look at them. */
export function pastAttempt({ row, sends }: ListedAttempt): PastAttempt {
  return {
    operation: row.operation,
    operator: row.operator,
    integration: { name: row.integration },
    sends: sends.map(pastSend),
    settled: row.settled_at,
    imported: row.imported_at !== null,
  };
}

export function pastSend(send: ListedSend): PastSend {
  return {
    at: send.at,
    endedAt: send.ended_at,
    outcome: send.outcome,
    status: send.status,
    keyHash: send.key_hash,
    replayed: send.replayed === 1,
  };
}
