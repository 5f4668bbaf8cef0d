import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { m } from '@/text/generated/messages';
import { announce } from './announce';
import { eachSecond } from './use-seconds-left';

/** After so long a person wonders whether anything still happens. */
export const longWaitSeconds = 5;

const nobodyWaits = { listen: () => () => undefined, seconds: () => null };

function waitSince(since: number, after: number) {
  const seconds = () => {
    const passed = Math.floor((Date.now() - since) / 1_000);
    return passed < after ? null : passed;
  };
  return { listen: eachSecond, seconds };
}

/**
 * Whole seconds that somebody has been waiting for a read, once they are many; null before that and while nobody waits. That it
 * takes long is told once by voice; the seconds are for the eye.
 */
export function useLongWait(isWaiting: boolean, after = longWaitSeconds): number | null {
  const wait = useMemo(
    () => (isWaiting ? waitSince(Date.now(), after) : nobodyWaits),
    [isWaiting, after],
  );
  const seconds = useSyncExternalStore(wait.listen, wait.seconds, wait.seconds);
  const isLong = seconds !== null;
  useEffect(() => {
    if (isLong) announce(m.common_still_reading());
  }, [isLong]);
  return seconds;
}
