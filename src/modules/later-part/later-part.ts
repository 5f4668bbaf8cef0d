import { createStore } from '@/domain/store';
import { untilFirstScreen } from './first-screen';
import { fetchLostStyles } from './lost-styles';
import { waitForNetwork } from './wait-for-network';

/** How a part is loaded that did not come; every limit in milliseconds. */
export interface LaterPartTimes {
  /** From a failure to the next try, unless the network comes back or somebody asks for it sooner. */
  againMs: number;
}

export const laterPartTimes: LaterPartTimes = { againMs: 5_000 };

interface Parts {
  times: LaterPartTimes;
  /** Resolves after so many milliseconds, or once it is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Asks for the styles that are lost, whosever they are: a part cannot tell which are its own. */
  fetchStyles: () => Promise<unknown>;
}

const laterPartParts: Parts = {
  times: laterPartTimes,
  wait: waitForNetwork,
  fetchStyles: fetchLostStyles,
};

/** How far loading is: `failed` waits for the next try, `again` is that try. */
export type LaterState = 'loading' | 'failed' | 'again' | 'there';

/** A part of the app that is loaded after the screen it belongs to. */
export interface LaterPart<Part> {
  /** Loads it once, however often that takes; it never rejects. */
  load: () => Promise<Part>;
  /** What was loaded; null: nothing yet. */
  loaded: () => Part | null;
  state: () => LaterState;
  subscribe: (listener: () => void) => () => void;
  /** Does not wait for the next try. */
  tryNow: () => void;
}

/** A screen waits for such a part, or does without it meanwhile, and never breaks for a line that is down. */
export function laterPart<Part>(
  load: () => Promise<Part>,
  parts: Partial<Parts> = {},
): LaterPart<Part> {
  const { times, wait, fetchStyles } = { ...laterPartParts, ...parts };
  let loading: Promise<Part> | undefined;
  let part: Part | null = null;
  const { get, set: become, subscribe } = createStore<LaterState>('loading');
  let pause = new AbortController();
  const loadPatiently = async (): Promise<Part> => {
    for (;;) {
      try {
        const firstScreen = untilFirstScreen();
        if (firstScreen !== null) await firstScreen;
        if (get() === 'again') await fetchStyles();
        part = await load();
        become('there');
        return part;
      } catch {
        pause = new AbortController();
        become('failed');
        await wait(times.againMs, pause.signal);
        become('again');
      }
    }
  };
  return {
    load: () => (loading ??= loadPatiently()),
    loaded: () => part,
    state: get,
    subscribe,
    tryNow: () => pause.abort(),
  };
}
