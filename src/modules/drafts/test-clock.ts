import type { DraftClock } from './draft-runner';

/** Only for tests: time that passes when a test says so; what falls due is called in its order. */
export function createTestClock(start = 0): DraftClock & {
  pass: (milliseconds: number) => Promise<void>;
} {
  let now = start;
  const timers = new Set<{ at: number; callback: () => void }>();
  return {
    now: () => now,
    after(milliseconds, callback) {
      const timer = { at: now + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async pass(milliseconds) {
      const until = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.callback();
        await settle();
      }
      now = until;
      await settle();
    },
  };
}

/** Everything that was answered is read. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
