import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';

/** Rows that came and could not be read; nothing where all could. */
export function DroppedNotice({ count }: { count: number }) {
  return count > 0 ? <Notice tone="warn">{m.lists_dropped({ count })}</Notice> : null;
}
