import type { AttemptContext } from '@/api/core/attempt';
import type { ApiError } from '@/api/core/errors';
import type { Draft } from '@/api/drafts/schemas';
import type { DraftMessage } from './draft-tabs';
import { settled, type Saving } from './draft-saving';
import type { FittedValues, LostValue } from './fit-values';

/** What a form's screen shows of its draft. Moments are milliseconds of the epoch. */
export interface DraftView {
  /** The draft this form is; null before anything was typed. */
  id: string | null;
  /** Why what was typed is not kept, and since when; null while it is. */
  trouble: { error: ApiError; since: number } | null;
  /** Another page went on with the draft. */
  conflict: DraftConflict | null;
  /** Another tab of this browser shows the same draft. */
  isOpenElsewhere: boolean;
  /** The draft of the address is being read, or could not be; meanwhile nothing can be typed. */
  opening: 'reading' | ApiError | null;
  /** The address named a draft that is not there. */
  isMissing: boolean;
  /** The form was filled from a draft kept at this moment; `lost` found no place in it. */
  restored: { savedAt: number; lost: readonly LostValue[]; stored: StoredEarlier | null } | null;
  /** An attempt made from it whose outcome nobody knows: until somebody does, the form stands for that. */
  bound: string | null;
  /** What was sent is stored; this draft has a version of another page, which was not sent and stays. */
  newer: { id: string; at: number } | null;
  /** It was taken away on purpose and may be put back. */
  isDiscarded: boolean;
  /** Why it could not be taken away. */
  discardFailure: ApiError | null;
}

/** An attempt that stored an earlier version of a draft. */
export interface StoredEarlier {
  attempt: string;
  at: number;
}

export interface DraftConflict {
  /** Saved by another page, or sent or discarded there. */
  why: 'newer' | 'gone';
  /** The draft that the other page went on with. */
  from: string;
  /** When the other page saved it; null when that is not known. */
  at: number | null;
  /** What is in this form is kept as a draft of its own. */
  isApart: boolean;
}

export const noDraft: DraftView = {
  id: null,
  trouble: null,
  conflict: null,
  isOpenElsewhere: false,
  opening: null,
  isMissing: false,
  restored: null,
  bound: null,
  newer: null,
  isDiscarded: false,
  discardFailure: null,
};

/** What is in a form, and the record that it changes; that is null where something new is made. */
export interface Typed {
  values: unknown;
  origin: object | null;
}

export interface DraftState {
  view: DraftView;
  /** When the gateway last kept it, by the gateway's clock. Not in the view: nothing is drawn anew for a save while one types. */
  savedAt: number | null;
  /** Something typed would be lost if this page were closed now. Nor is this: it comes and goes with each save of a long draft. */
  atRisk: boolean;
  /** The draft that the address names. */
  address: string | null;
  /** The version that what is typed goes on from. */
  version: number;
  saving: Saving;
  /** Counts what was opened or begun: an answer for an earlier one is known by it. */
  round: number;
  /** What may be put back. */
  discarded: (Typed & { id: string; savedAt: number | null; version: number }) | null;
  /** The page is on its way out, or in the browser's history: it answers no other tab. */
  isAway: boolean;
}

export const newDraftState = (text: string): DraftState => ({
  view: noDraft,
  savedAt: null,
  atRisk: false,
  address: null,
  version: 0,
  saving: settled(text),
  round: 0,
  discarded: null,
  isAway: false,
});

/** All that the reducer knows of the moment in which something happens. */
export interface Moment {
  now: number;
  typed: Typed;
  /** What is typed, and the form before anything is, as text. */
  text: string;
  blank: string;
  /** The record as it was read last. */
  latest: object | null;
  /** For a draft that begins now. */
  newId: string;
}

/** What a person may do with the draft of a form. */
export interface DraftMoves {
  /** Takes what another page made of it, and leaves what is here. */
  follow: () => void;
  /** Goes on with what is here, as another draft. */
  keepApart: () => void;
  discard: () => void;
  /** Puts back what was discarded. */
  undo: () => void;
  /** Goes on without the draft of the address. */
  startBlank: () => void;
  /** Tries again now what failed: to read the draft of the address, or to save. */
  retry: () => void;
  /** What was sent from it was found not to be stored: it may be changed and sent again. */
  release: () => void;
  /** The notice of what was restored, discarded or not, or missing was read. */
  dismiss: () => void;
}

export type DraftEvent =
  // The person, the form and its page.
  | { type: keyof DraftMoves | 'typed' | 'formLeft' | 'pageLeft' | 'pageBack' }
  /** The service has what was typed in this draft; null: in none. */
  | { type: 'stored'; draft: string | null }
  | { type: 'flush'; isLeaving: boolean }
  | { type: 'addressNames'; id: string | null }
  /** What was typed is of no use any more: the form begins anew with this record. */
  | { type: 'restart'; origin: object | null }
  // Other tabs, and time.
  | { type: 'heard'; message: DraftMessage }
  | { type: 'saveDue' }
  // What became of an effect.
  | { type: 'filled' }
  | { type: 'saved'; number: number; version: number; savedAt: string }
  | { type: 'notSaved'; number: number; error: ApiError }
  | { type: 'read'; round: number; found: { draft: Draft; fitted: FittedDraft } | null }
  | { type: 'notRead'; round: number; error: ApiError }
  | { type: 'compared'; id: string; newest: Pick<Draft, 'version' | 'savedAt'> | null }
  | { type: 'removed'; id: string }
  | { type: 'notRemoved'; id: string; why: RemovalReason; round: number; error: ApiError };

/** A draft as the form takes it, and what it is about. */
export type FittedDraft = FittedValues & Typed;

/** The gateway ends a draft that was stored by itself; a discarded one it is asked to remove. */
type RemovalReason = 'stored' | 'discarded';

export type DraftEffect =
  | { do: 'save'; id: string; base: number; number: number; keepalive: boolean }
  | { do: 'read'; id: string; round: number }
  /** Looks whether another page went on with it. */
  | { do: 'compare'; id: string }
  | { do: 'remove'; id: string; version: number; why: RemovalReason; round: number }
  /** Fills the form; null: with nothing typed about its record. */
  | { do: 'fill'; values: unknown; origin: object | null }
  /** Makes the address name this draft, or none. */
  | { do: 'place'; id: string | null }
  | { do: 'say'; message: DraftMessage };

/** How another page went on with the draft that an attempt, or a plan, would end; null while that is the form's own. */
export function conflictWith(
  { view, context }: { view: DraftView; context: Pick<AttemptContext, 'draft'> },
  made: { context: Pick<AttemptContext, 'draft'> },
): DraftConflict | null {
  const { conflict } = view;
  return conflict?.isApart && made.context.draft === context.draft ? null : conflict;
}
