import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { m } from '@/text/generated/messages';
import { announce } from './announce';
import { eachSecond } from './use-seconds-left';

/** After so long a person wonders whether anything still happens. */
export const longWaitSeconds = 5;

const never = () => () => undefined;
/** The moment a wait begins; null while nobody waits. */
const beginning = (isWaiting: boolean) => (isWaiting ? Date.now() : null);

/** For how many seconds somebody has been waiting, once that is long; null before that and while nobody waits. */
export function useLongSeconds(isWaiting: boolean): number | null {
  const since = useMemo(() => beginning(isWaiting), [isWaiting]);
  const read = () => {
    const seconds = since === null ? 0 : Math.floor((Date.now() - since) / 1_000);
    return seconds < longWaitSeconds ? null : seconds;
  };
  return useSyncExternalStore(since === null ? never : eachSecond, read, read);
}

/** The same in words. That it takes long is told once by voice; the seconds are for the eye. */
export function useLongWait(isWaiting: boolean): string | null {
  const seconds = useLongSeconds(isWaiting);
  const words = seconds === null ? null : m.common_waited({ seconds });
  const isLong = words !== null;
  useEffect(() => {
    if (isLong) announce(`${m.common_reading()} ${m.common_waited({ seconds: longWaitSeconds })}`);
  }, [isLong]);
  return words;
}
