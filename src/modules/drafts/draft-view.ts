import type { ApiError } from '@/api/core/errors';
import type { LostValue } from './fit-values';

/** What a form's screen shows of its draft. Moments are milliseconds of the epoch. */
export interface DraftView {
  /** The draft this form is; null before anything was typed. */
  id: string | null;
  /** When the gateway last kept it, by the gateway's clock. */
  savedAt: number | null;
  /** Why what was typed is not kept, and since when; null while it is. */
  trouble: { error: ApiError; since: number } | null;
  /** Something typed would be lost if this page were closed now. */
  atRisk: boolean;
  /** Why another draft than the one of the address is, or will be, written to. */
  parted: Parted | null;
  /** Another tab of this browser shows the same draft. */
  isOpenElsewhere: boolean;
  /** The draft of the address is being read, or could not be; meanwhile nothing can be typed. */
  opening: 'reading' | ApiError | null;
  /** The address named a draft that is not there. */
  isMissing: boolean;
  /** The form was filled from a draft kept at this moment; `lost` found no place in it. */
  restored: { savedAt: number; lost: readonly LostValue[]; stored: StoredEarlier | null } | null;
  /** The attempt that was made from it and that nobody knows the outcome of: until somebody does, the form stands for that. */
  bound: string | null;
  /** What was sent is stored; this draft has a version of another page, which was not sent and stays. */
  newer: { id: string; at: number } | null;
  /** It was taken away on purpose and may be put back. */
  isDiscarded: boolean;
  /** Why it could not be taken away. */
  discardFailure: ApiError | null;
}

/** All of it that changes with what happens to the draft, and not with each save: nothing is drawn anew for those while one types. */
export type DraftStanding = Omit<DraftView, 'savedAt'>;

/** An attempt that stored an earlier version of a draft. */
export interface StoredEarlier {
  attempt: string;
  at: number;
}

export interface Parted {
  /** Saved by another page, or sent or discarded there. */
  why: 'newer' | 'gone';
  /** The draft that went its own way. */
  from: string;
  /** When the other page saved it; null when that is not known. */
  at: number | null;
  /** What is in this form is kept as a draft of its own. */
  isApart: boolean;
}

export const noDraft: DraftView = {
  id: null,
  savedAt: null,
  trouble: null,
  atRisk: false,
  parted: null,
  isOpenElsewhere: false,
  opening: null,
  isMissing: false,
  restored: null,
  bound: null,
  newer: null,
  isDiscarded: false,
  discardFailure: null,
};

/** The view as it stands, for whoever shows it. */
export function createDraftViewStore() {
  const listeners = new Set<() => void>();
  let view = noDraft;
  let standing: DraftStanding = noDraft;
  return {
    view: () => view,
    standing: () => standing,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Tells listeners of what is different now, and of nothing else. */
    become: (changes: Partial<DraftView>) => {
      const next = { ...view, ...changes };
      const names = Object.keys(next) as (keyof DraftView)[];
      const changed = names.filter((name) => !Object.is(next[name], view[name]));
      if (changed.length === 0) return;
      view = next;
      if (changed.some((name) => name !== 'savedAt')) standing = next;
      for (const listener of listeners) listener();
    },
  };
}

export type DraftViewStore = ReturnType<typeof createDraftViewStore>;
