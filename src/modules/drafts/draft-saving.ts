import type { ApiError } from '@/api/core/errors';

/** When a draft is saved; every limit in milliseconds. */
export const draftTimes = {
  /** Of quiet before what was typed is saved. */
  pauseMs: 250,
  /** From a key to the save that cannot wait for a pause: the key is drawn by then, and the next is not there yet. */
  afterKeyMs: 40,
  /** From the first key to the save, however fast somebody types on; the rest of a second is for the way to the gateway. */
  longestMs: 600,
  /** A save without an answer for so long counts as failed; it is made again. */
  answerMs: 5_000,
  /** Before a failed save is made again: the first time, the second, and from then on. */
  retryMs: [1_000, 2_000, 4_000],
} as const;

/** What is longer may not outlive its page, where it is saved whole. */
const largeCharacters = 20_000;

/** How far what is typed is kept. */
export interface Saving {
  /** The text that is kept; null while the form is being filled with it. */
  kept: string | null;
  /** The number of the save that kept it. */
  keptBy: number;
  /** Saves are numbered in the order they are made. */
  number: number;
  /** Saves without an answer: one, and one more of a page that goes. */
  underWay: readonly { number: number; text: string }[];
  /** How often in a row a save failed, and why the last one did. */
  failures: number;
  failed: ApiError | null;
  /** The first key that is not known to be kept; null: everything is. */
  unsavedSince: number | null;
  /** The first key after the last save began. */
  laterSince: number | null;
  /** Too large for a save that outlives its page. */
  isLarge: boolean;
  /** When it is saved next; null: not by itself. */
  dueAt: number | null;
}

/** This text counts as kept. Answers to what was saved before belong to an earlier draft, and are not listened to. */
export function settled(text: string | null, before?: Saving): Saving {
  return {
    kept: text,
    keptBy: 0,
    number: before?.number ?? 0,
    underWay: [],
    failures: 0,
    failed: null,
    unsavedSince: null,
    laterSince: null,
    isLarge: false,
    dueAt: null,
  };
}

export function typed(saving: Saving, now: number): Saving {
  const { unsavedSince, laterSince, underWay } = saving;
  const later = underWay.length > 0 ? (laterSince ?? now) : laterSince;
  return planned({ ...saving, unsavedSince: unsavedSince ?? now, laterSince: later }, now);
}

/** Begins a save, unless everything is kept or one is under way: only a page that goes does not wait for that one's end. */
export function begun(
  saving: Saving,
  text: string,
  isLeaving: boolean,
): { saving: Saving; save: { number: number; keepalive: boolean } | null } {
  const { kept, underWay } = saving;
  const isLarge = text.length > largeCharacters;
  const next = { ...saving, dueAt: null, isLarge };
  if (text === kept && underWay.length === 0) {
    return { saving: { ...next, unsavedSince: null, failed: null }, save: null };
  }
  if (underWay.length > 0 && !isLeaving) return { saving: next, save: null };
  const number = saving.number + 1;
  return {
    saving: { ...next, number, laterSince: null, underWay: [...underWay, { number, text }] },
    save: { number, keepalive: isLeaving },
  };
}

/** A save was taken; null where it was one of an earlier draft. */
export function saved(
  saving: Saving,
  number: number,
  { now, text }: { now: number; text: string },
): Saving | null {
  const save = saving.underWay.find((one) => one.number === number);
  if (save === undefined) return null;
  const underWay = saving.underWay.filter((one) => one !== save);
  const isNewest = number > saving.keptBy;
  const kept = isNewest ? save.text : saving.kept;
  const stillUnsaved = saving.laterSince ?? saving.unsavedSince;
  const since = text === kept ? null : stillUnsaved;
  const keptBy = isNewest ? number : saving.keptBy;
  // While another save is under way, what that one holds is not known to be kept.
  const unsavedSince = underWay.length > 0 ? saving.unsavedSince : since;
  const next = { ...saving, kept, keptBy, underWay, unsavedSince, failures: 0, failed: null };
  return planned(next, now);
}

/** A save failed; it is made again by itself where that makes sense. Null where it was one of an earlier draft. */
export function notSaved(
  saving: Saving,
  number: number,
  { now, error }: { now: number; error: ApiError },
): Saving | null {
  const underWay = saving.underWay.filter((one) => one.number !== number);
  if (underWay.length === saving.underWay.length) return null;
  const { retryMs } = draftTimes;
  const delay = retryMs[Math.min(saving.failures, retryMs.length - 1)] ?? 0;
  const dueAt = passes(error) ? now + delay : saving.dueAt;
  return { ...saving, underWay, failures: saving.failures + 1, failed: error, dueAt };
}

/** After a pause, or between two keys of somebody who types on. */
function planned(saving: Saving, now: number): Saving {
  const { unsavedSince, failed, underWay } = saving;
  if (unsavedSince === null || underWay.length > 0) return saving;
  // What passes is tried again by itself; what does not, when another text might.
  if (failed !== null && failed.kind !== 'validation') return saving;
  const deadline = unsavedSince + draftTimes.longestMs;
  const afterPause = now + draftTimes.pauseMs;
  const afterKey = Math.max(now, Math.min(now + draftTimes.afterKeyMs, deadline));
  return { ...saving, dueAt: afterPause <= deadline ? afterPause : afterKey };
}

/** Whether a failure passes, so that trying again by itself makes sense. A session comes back when somebody signs in. */
function passes({ kind }: ApiError): boolean {
  return kind !== 'session' && kind !== 'validation';
}
