/** When a draft is saved; every limit in milliseconds. */
export interface DraftTimes {
  /** Of quiet before what was typed is saved. */
  pauseMs: number;
  /** From a key to the save that cannot wait for a pause: the key is drawn by then, and the next is not there yet. */
  afterKeyMs: number;
  /** From the first key to the save, however fast somebody types on; the rest of a second is for the way to the gateway. */
  longestMs: number;
  /** A save without an answer for so long counts as failed; it is made again. */
  answerMs: number;
  /** Before a failed save is made again: the first time, the second, and from then on. */
  retryMs: readonly number[];
}

export const draftTimes: DraftTimes = {
  pauseMs: 250,
  afterKeyMs: 40,
  longestMs: 600,
  answerMs: 5_000,
  retryMs: [1_000, 2_000, 4_000],
};

/** Time as a draft needs it. */
export interface DraftClock {
  now: () => number;
  /** Calls back once; returns how to prevent it. */
  after: (milliseconds: number, callback: () => void) => () => void;
}

export const realClock: DraftClock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
