import type { DraftSummary } from '@/api/drafts/schemas';
import { formatAge } from '@/text/age';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';

/** What people know it by; safe to stand inside a sentence. */
export const titleOf = ({ title }: Pick<DraftSummary, 'title'>): string =>
  isolate(title || m.drafts_untitled());

/** How long ago it was saved, when the gateway's clock shows `now`, in milliseconds of the epoch. */
export function ageOf({ savedAt }: DraftSummary, now: number): string {
  return formatAge(now - Date.parse(savedAt)) ?? m.drafts_now();
}

export function sizeOf({ bytes }: DraftSummary): string {
  return `${formatQuantity(Math.max(1, Math.round(bytes / 1024)))} KB`;
}
