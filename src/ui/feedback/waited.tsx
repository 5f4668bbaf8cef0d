import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { useLongWait } from './use-long-wait';

/** Behind a word about reading: for how long already, once that is long. Counted from when it came to the screen. */
export function Waited() {
  useLocale();
  const seconds = useLongWait(true);
  if (seconds === null) return null;
  return <span aria-live="off"> {m.common_seconds({ seconds })}</span>;
}
