import { useSyncExternalStore } from 'react';
import { businessDateAt, nextBusinessDay } from '@/domain/business-date';
import { useSession } from '../session/session-context';

/** Browsers keep no timer longer than this many milliseconds. */
const longestTimer = 2_147_483_647;

function subscribeToMidnight(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    const left = nextBusinessDay(now).getTime() - now.getTime();
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      Math.min(left, longestTimer),
    );
  };
  wait();
  // A sleeping computer fires its timers late: coming back to the tab asks at once.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Calls back when another business day has begun in a page that stayed open. Returns how to stop. */
export function onNextBusinessDay(callback: () => void): () => void {
  let today = businessToday();
  return subscribeToMidnight(() => {
    if (businessToday() === today) return;
    today = businessToday();
    callback();
  });
}

const businessToday = () => businessDateAt(new Date());

/** Today in the business's zone as `YYYY-MM-DD`; changes at its midnight in an open tab. */
export function useBusinessToday(): string {
  const { fixedToday } = useSession();
  const today = useSyncExternalStore(subscribeToMidnight, businessToday, businessToday);
  return fixedToday ?? today;
}
