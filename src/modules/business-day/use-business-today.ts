import { useSyncExternalStore } from 'react';
import { businessZone, gatewayNow, onGatewayTime } from '@/api/core/gateway-clock';
import { businessDateAt, nextBusinessDay } from '@/domain/business-date';
import { useSession } from '../session/session-context';

/** Browsers keep no timer longer than this many milliseconds. */
const longestTimer = 2_147_483_647;

function subscribeToMidnight(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const now = gatewayNow();
    const left = nextBusinessDay(now, businessZone()).getTime() - now.getTime();
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      Math.min(left, longestTimer),
    );
  };
  wait();
  const stopHearing = onGatewayTime(() => {
    listener();
    wait();
  });
  // A sleeping computer fires its timers late: coming back to the tab asks at once.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    stopHearing();
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Calls back when another business day has begun in a page that stayed open. Returns how to stop. */
export function onNextBusinessDay(callback: () => void): () => void {
  // Before the gateway first tells its time the day is not known, and nothing was read on it.
  let known: string | null = null;
  return subscribeToMidnight(() => {
    const today = businessToday();
    const isNext = known !== null && known !== today;
    known = today;
    if (isNext) callback();
  });
}

const businessToday = () => businessDateAt(gatewayNow(), businessZone());

/** Today in the business's zone as `YYYY-MM-DD`, by the gateway's clock; changes at its midnight in an open tab. */
export function useBusinessToday(): string {
  const { fixedToday } = useSession();
  const today = useSyncExternalStore(subscribeToMidnight, businessToday, businessToday);
  return fixedToday ?? today;
}
