import { useLongWait } from './use-long-wait';

/** Behind a word about reading: for how long already, once that is long. Counted from when it came to the screen. */
export function Waited() {
  const waited = useLongWait(true);
  return waited === null ? null : <span aria-live="off"> {waited}</span>;
}
