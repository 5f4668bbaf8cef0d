import type { AttemptContext } from '@/api/core/attempt';
import type { KnownDraft } from '@/api/drafts/operations';
import type { Draft, DraftVersion, SaveDraft } from '@/api/drafts/schemas';
import type { DraftPage } from './draft-page';
import type { DraftTabs } from './draft-tabs';
import type { DraftClock, DraftTimes } from './draft-times';
import type { DraftStanding, DraftView } from './draft-view';
import type { FittedValues } from './fit-values';

type Values = Record<string, unknown>;

/** What a draft is known by, without what makes it a save. */
type DraftLabel = Pick<SaveDraft, 'form' | 'schema' | 'title' | 'branchId' | 'branchName'> &
  Pick<SaveDraft, 'subjectId' | 'operator' | 'business'>;

/** A draft as the form takes it, and what it is about. */
export interface FittedDraft<Origin> extends FittedValues {
  origin: Origin;
}

export interface KeeperParts<Origin> {
  /** What is typed now. */
  values: () => Values;
  label: () => DraftLabel;
  /** The record that what is typed now is about, and the same as it was read last; null: it makes something new. */
  origin: () => Origin;
  latest: () => Origin;
  /** The record as it is kept. */
  keptOrigin: () => SaveDraft['origin'];
  /** The form before anything is typed about the record. */
  empty: (origin: Origin) => Values;
  /** Fills the form with what was typed about the record; with null: with nothing. */
  fill: (values: unknown, origin: Origin) => void;
  fit: (draft: Draft) => FittedDraft<Origin>;
  /** Makes the address name this draft, or none. */
  place: (id: string | null) => void;
  gateway: {
    read: (id: string) => Promise<Draft>;
    save: (id: string, draft: SaveDraft, isLeaving: boolean) => Promise<DraftVersion>;
    remove: (id: string, known: KnownDraft) => Promise<void>;
  };
  /** The session this is typed under is over. */
  onSessionEnd: () => void;
  page: DraftPage;
  tabs: DraftTabs;
  clock: DraftClock;
  times: DraftTimes;
  newId: () => string;
}

/** What may be done with a form's draft. */
export interface DraftMoves {
  /** Takes what another page made of it, and leaves what is here. */
  follow: () => void;
  /** Goes on with what is here, as another draft. */
  keepApart: () => void;
  discard: () => Promise<void>;
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

export interface DraftKeeper<Origin> extends DraftMoves {
  view: () => DraftView;
  standing: () => DraftStanding;
  subscribe: (listener: () => void) => () => void;
  /** Begins to hear other tabs. Returns how to end: what is not kept is saved then. */
  start: () => () => void;
  /** What an attempt made now says of the draft: an applied one ends it as far as this page knows it. */
  context: () => Pick<AttemptContext, 'draft' | 'draftVersion' | 'draftTab'>;
  /** Something was typed. */
  typed: () => void;
  flush: (isLeaving?: boolean) => void;
  /** The page goes: what is not kept is saved, and other tabs are told. */
  goAway: () => void;
  /** The address names this draft now. */
  show: (id: string | null) => void;
  /** The person came back to the page: another one may have saved meanwhile. */
  lookAgain: () => void;
  /** What was typed is stored by the service. */
  end: () => void;
  /** What was typed is of no use any more: the draft ends, and the form begins anew with this record. */
  restart: (origin: Origin) => void;
}
