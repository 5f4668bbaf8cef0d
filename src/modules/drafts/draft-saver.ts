import type { ApiError } from '@/api/core/errors';
import { asApiError } from '@/api/core/errors';
import type { DraftVersion } from '@/api/drafts/schemas';
import type { DraftClock, DraftTimes } from './draft-times';

export interface SaverParts {
  /** What is typed now, as the text it is kept as. */
  text: () => string;
  /** Keeps what is typed now. `isLeaving`: the page is about to go. */
  save: (isLeaving: boolean) => Promise<DraftVersion>;
  onKept: (version: DraftVersion) => void;
  /** Called when a save failed; it goes on by itself unless it is stopped. */
  onFailed: (error: ApiError) => void;
  /** Called when `unsavedSince` or `isLarge` may have changed. */
  onChanged: () => void;
  clock: DraftClock;
  times: DraftTimes;
}

export interface DraftSaver {
  /** Something was typed. */
  typed: () => void;
  /** Saves what is not kept now, without waiting for a pause. */
  flush: (isLeaving?: boolean) => void;
  /** Tries a failed save again at once. */
  retry: () => void;
  /** Forgets what is waiting; `text` is what counts as kept from now on. */
  reset: (text: string) => void;
  isKept: () => boolean;
  /** The first key that is not known to be kept; null: everything is. */
  unsavedSince: () => number | null;
  /** Too large for a save that outlives its page (browsers: 64 KiB). */
  isLarge: () => boolean;
}

const largeCharacters = 20_000;

/** Whether a failure passes, so that trying again by itself makes sense. A session comes back when somebody signs in. */
function passes({ kind }: ApiError): boolean {
  return kind !== 'session' && kind !== 'validation';
}

/**
 * Keeps what is typed: after a pause, or between two keys of somebody who types on; one save after the other. Saves of a draft are
 * the one write that is repeated without asking: the gateway knows them by page and number.
 */
export function createDraftSaver(parts: SaverParts): DraftSaver {
  const { clock, times } = parts;
  let kept = parts.text();
  let keptNumber = 0;
  let number = 0;
  let flying = 0;
  let failures = 0;
  let unsavedSince: number | null = null;
  /** The first key after the save under way began. */
  let laterSince: number | null = null;
  let large = false;
  let failed: ApiError | null = null;
  let stopTimer: () => void = () => undefined;
  /** Counts resets: what belongs to an earlier draft is not listened to. */
  let era = 0;

  const wait = (milliseconds: number) => {
    stopTimer();
    stopTimer = clock.after(milliseconds, () => void save(false));
  };

  const plan = () => {
    if (unsavedSince === null || flying > 0) return;
    // What passes is tried again by itself; what does not, when another text might.
    if (failed !== null && failed.kind !== 'validation') return;
    const now = clock.now();
    const deadline = unsavedSince + times.longestMs;
    const pauses = now + times.pauseMs <= deadline;
    wait(Math.max(0, pauses ? times.pauseMs : Math.min(times.afterKeyMs, deadline - now)));
  };

  async function save(isLeaving: boolean): Promise<void> {
    stopTimer();
    const text = parts.text();
    large = text.length > largeCharacters;
    if (text === kept && flying === 0) {
      unsavedSince = null;
      failed = null;
      parts.onChanged();
      return;
    }
    // The next one begins when this one has ended; only a page that goes cannot wait for that.
    if (flying > 0 && !isLeaving) return;
    const mine = (number += 1);
    const began = era;
    laterSince = null;
    flying += 1;
    try {
      const version = await parts.save(isLeaving && !large);
      if (began !== era) return;
      if (mine > keptNumber) {
        kept = text;
        keptNumber = mine;
      }
      failures = 0;
      failed = null;
      unsavedSince = laterSince;
      flying -= 1;
      parts.onKept(version);
      plan();
    } catch (thrown) {
      if (began !== era) return;
      flying -= 1;
      failed = asApiError(thrown);
      const delay = times.retryMs[Math.min(failures, times.retryMs.length - 1)] ?? 0;
      failures += 1;
      if (passes(failed)) wait(delay);
      parts.onFailed(failed);
    }
  }

  return {
    typed() {
      const now = clock.now();
      unsavedSince ??= now;
      if (flying > 0) laterSince ??= now;
      parts.onChanged();
      plan();
    },
    flush(isLeaving = false) {
      if (unsavedSince !== null && failed?.kind !== 'session') void save(isLeaving);
    },
    retry() {
      if (failed !== null) void save(false);
    },
    reset(text) {
      stopTimer();
      era += 1;
      kept = text;
      keptNumber = number;
      flying = 0;
      failures = 0;
      failed = null;
      unsavedSince = null;
      laterSince = null;
    },
    isKept: () => parts.text() === kept,
    unsavedSince: () => unsavedSince,
    isLarge: () => large,
  };
}
