import type { DraftSummary } from './schemas';

interface Drafts {
  rows: readonly DraftSummary[];
  total: number;
}

/** It was sent, and nobody knows the end of that. */
export const isUnconfirmed = ({ sent }: DraftSummary) => sent?.outcome === 'unknown';

/** Without what was sent and has no known end yet: that is told with the unconfirmed sends, and is not to be typed again. */
export function unsentDrafts({ rows, total }: Drafts): Drafts {
  const unsent = rows.filter((draft) => !isUnconfirmed(draft));
  return { rows: unsent, total: total - (rows.length - unsent.length) };
}
