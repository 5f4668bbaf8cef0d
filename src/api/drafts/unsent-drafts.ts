import type { DraftSummary } from './schemas';

interface Drafts {
  rows: readonly DraftSummary[];
  total: number;
}

/** Without what was sent and has no known end yet: that is told with the unconfirmed sends, and is not to be typed again. */
export function unsentDrafts({ rows, total }: Drafts): Drafts {
  const unsent = rows.filter(({ sent }) => sent?.outcome !== 'unknown');
  return { rows: unsent, total: total - (rows.length - unsent.length) };
}
