import type { DraftMessage } from './draft-tabs';
import { begun, notSaved, saved, settled, typed } from './draft-saving';
import {
  noDraft,
  type DraftConflict,
  type DraftEffect,
  type DraftEvent,
  type DraftState,
  type DraftView,
  type Moment,
} from './draft-state';

/** One step while it is worked out: the functions below replace its state and add to its effects. */
interface Turn {
  state: DraftState;
  effects: DraftEffect[];
  moment: Moment;
}

type EventOf<Type extends DraftEvent['type']> = Extract<DraftEvent, { type: Type }>;

/** The draft of one form, from the first key to its end: of a state and what happens, the next state and what is to be done. */
export function reduceDraft(
  state: DraftState,
  event: DraftEvent,
  moment: Moment,
): Omit<Turn, 'moment'> {
  const turn: Turn = { state, effects: [], moment };
  // The compiler does not see that the step and the event are of one type.
  (steps[event.type] as (turn: Turn, event: DraftEvent) => void)(turn, event);
  weighRisk(turn);
  return { state: turn.state, effects: turn.effects };
}

const steps: { [Type in DraftEvent['type']]: (turn: Turn, event: EventOf<Type>) => void } = {
  typed: takeKey,
  flush: (turn, { isLeaving }) => flush(turn, isLeaving),
  saveDue: (turn) => save(turn, false),
  saved: takeSaved,
  notSaved: takeNotSaved,
  retry,
  addressNames: goTo,
  read: takeRead,
  notRead: takeNotRead,
  filled(turn) {
    if (turn.state.saving.kept === null) settle(turn, turn.moment.text);
  },
  startBlank: (turn) => startBlank(turn, {}),
  follow,
  keepApart,
  heard: (turn, { message }) => hear(turn, message),
  compared: compare,
  formLeft(turn) {
    flush(turn, false);
    sayOfOwn(turn, 'left');
  },
  pageLeft(turn) {
    flush(turn, true);
    change(turn, { isAway: true });
    sayOfOwn(turn, 'left');
  },
  pageBack: comeBack,
  stored: takeStored,
  restart(turn, { origin }) {
    end(turn);
    empty(turn, origin);
  },
  discard,
  undo,
  removed: (turn, { id }) => say(turn, { type: 'ended', id }),
  notRemoved: (turn, event) =>
    event.why === 'stored' ? keepNewer(turn, event) : putBack(turn, event),
  release: (turn) => show(turn, { bound: null }),
  dismiss: (turn) =>
    show(turn, { restored: null, isDiscarded: false, isMissing: false, discardFailure: null }),
};

// Keeping what is typed.

function takeKey(turn: Turn): void {
  const { view, saving } = turn.state;
  // A long draft is not put into words at each key: most need only know that there was one.
  const isKept = () => turn.moment.text === saving.kept;
  if (view.opening !== null) return;
  // What is typed here and not kept there is never given up for what another page made of it.
  if (view.conflict?.isApart === false) {
    if (!isKept()) beginApart(turn, view.conflict);
  } else if (view.id !== null) change(turn, { saving: typed(saving, turn.moment.now) });
  else if (!isKept() && turn.moment.text !== turn.moment.blank) {
    begin(turn, { restored: view.restored });
  }
}

/** Makes what is in the form a draft of its own. */
function begin(turn: Turn, shown: Partial<DraftView>): void {
  const id = turn.moment.newId;
  change(turn, { view: { ...noDraft, id, ...shown }, savedAt: null });
  place(turn, id);
  sayOfOwn(turn, 'opened');
  goOn(turn, 0);
}

/** What is in the form goes on from this version, and is to be kept as it is. */
function goOn(turn: Turn, version: number): void {
  settle(turn, '');
  change(turn, { version, saving: typed(turn.state.saving, turn.moment.now) });
}

/** This text counts as kept; null: what the form is filled with now. */
function settle(turn: Turn, text: string | null): void {
  change(turn, { saving: settled(text, turn.state.saving) });
}

/** The form is no draft from now on; this text is no change. */
function leave(turn: Turn, text: string | null): void {
  settle(turn, text);
  change(turn, { version: 0, savedAt: null, view: noDraft });
}

function flush(turn: Turn, isLeaving: boolean): void {
  const { unsavedSince, failed } = turn.state.saving;
  if (unsavedSince !== null && failed?.kind !== 'session') save(turn, isLeaving);
}

function save(turn: Turn, isLeaving: boolean): void {
  const { view, version: base } = turn.state;
  const { saving, save: next } = begun(turn.state.saving, turn.moment.text, isLeaving);
  change(turn, { saving });
  if (view.id !== null && next) turn.effects.push({ do: 'save', id: view.id, base, ...next });
}

function takeSaved(turn: Turn, { number, version, savedAt }: EventOf<'saved'>): void {
  const { view, version: before } = turn.state;
  const saving = saved(turn.state.saving, number, turn.moment);
  if (saving === null || view.id === null) return;
  change(turn, { saving, version: Math.max(before, version), savedAt: Date.parse(savedAt) });
  say(turn, { type: 'saved', id: view.id, version, savedAt });
}

function takeNotSaved(turn: Turn, { number, error }: EventOf<'notSaved'>): void {
  const saving = notSaved(turn.state.saving, number, { now: turn.moment.now, error });
  if (saving === null) return;
  change(turn, { saving });
  if (error.kind === 'conflict') meet(turn, 'newer', error.newer?.savedAt);
  if (error.kind === 'not-found') meet(turn, 'gone');
}

function retry(turn: Turn): void {
  const { saving, view, address } = turn.state;
  if (saving.failed !== null) save(turn, false);
  const isUnread = view.opening !== null && view.opening !== 'reading';
  if (isUnread && address !== null) open(turn, address);
}

function weighRisk(turn: Turn): void {
  const { unsavedSince: since, failed: error, isLarge } = turn.state.saving;
  const { trouble: before } = turn.state.view;
  const trouble = error === null || since === null ? null : { error, since };
  const isSame = before?.error === trouble?.error && before?.since === trouble?.since;
  const atRisk = since !== null && (error !== null || isLarge);
  show(turn, { trouble: isSame ? before : trouble });
  if (atRisk !== turn.state.atRisk) change(turn, { atRisk });
}

// Which draft the form is.

function goTo(turn: Turn, { id }: EventOf<'addressNames'>): void {
  if (id === turn.state.address) return;
  flush(turn, false);
  change(turn, { address: id });
  if (id === null) startBlank(turn, {});
  else open(turn, id);
}

function open(turn: Turn, id: string): void {
  const round = turn.state.round + 1;
  leave(turn, turn.moment.text);
  change(turn, { round });
  show(turn, { opening: 'reading' });
  turn.effects.push({ do: 'read', id, round });
}

function takeRead(turn: Turn, { round, found }: EventOf<'read'>): void {
  if (round !== turn.state.round) return;
  if (found === null) return startBlank(turn, { isMissing: true });
  const { lost, values, origin } = found.fitted;
  const { id, version, sent } = found.draft;
  const savedAt = Date.parse(found.draft.savedAt);
  const at = sent ? Date.parse(sent.at) : 0;
  const stored = sent?.outcome === 'applied' ? { attempt: sent.attempt, at } : null;
  const bound = sent?.outcome === 'unknown' ? sent.attempt : null;
  fill(turn, values, origin);
  settle(turn, null);
  // Where something has no place, the draft stays as it is: what is typed from here on is another one.
  const own = lost.length === 0 ? { id, savedAt } : { id: null, savedAt: null };
  const restored = { savedAt, lost, stored };
  change(turn, {
    version,
    savedAt: own.savedAt,
    view: { ...noDraft, id: own.id, restored, bound },
  });
  sayOfOwn(turn, 'opened');
}

function takeNotRead(turn: Turn, { round, error }: EventOf<'notRead'>): void {
  if (round !== turn.state.round) return;
  if (error.kind === 'not-found') startBlank(turn, { isMissing: true });
  else show(turn, { opening: error });
}

/** Goes on without the draft of the address. */
function startBlank(turn: Turn, shown: Partial<DraftView>): void {
  change(turn, { round: turn.state.round + 1 });
  empty(turn, turn.moment.latest);
  place(turn, null);
  show(turn, shown);
}

function empty(turn: Turn, origin: object | null): void {
  fill(turn, null, origin);
  leave(turn, null);
}

// Other pages.

/** Another page went on with this draft. */
function meet(turn: Turn, why: DraftConflict['why'], savedAt?: string): void {
  const { view, saving } = turn.state;
  const { text } = turn.moment;
  if (view.id === null) return;
  const at = savedAt === undefined ? null : Date.parse(savedAt);
  const conflict = { why, at, from: view.id, isApart: false };
  if (text !== saving.kept) return beginApart(turn, conflict);
  settle(turn, text);
  show(turn, { conflict });
}

function beginApart(turn: Turn, conflict: DraftConflict): void {
  begin(turn, { conflict: { ...conflict, isApart: true } });
}

function keepApart(turn: Turn): void {
  const { conflict } = turn.state.view;
  if (conflict?.isApart === false) beginApart(turn, conflict);
}

function follow(turn: Turn): void {
  const { conflict } = turn.state.view;
  if (conflict === null) return;
  const { from } = conflict;
  place(turn, from);
  open(turn, from);
}

function hear(turn: Turn, message: DraftMessage): void {
  const { view, version, isAway } = turn.state;
  if (isAway || message.id !== view.id) return;
  switch (message.type) {
    case 'opened':
      show(turn, { isOpenElsewhere: true });
      return sayOfOwn(turn, 'here');
    case 'here':
      return show(turn, { isOpenElsewhere: true });
    case 'left':
      return askWhoElse(turn);
    case 'saved':
      return message.version > version ? meet(turn, 'newer', message.savedAt) : undefined;
    case 'ended':
      return meet(turn, 'gone');
  }
}

/** A tab that was killed says no goodbye. */
function askWhoElse(turn: Turn): void {
  show(turn, { isOpenElsewhere: false });
  sayOfOwn(turn, 'opened');
}

/** The person came back to the page: another one may have gone on meanwhile. */
function comeBack(turn: Turn): void {
  retry(turn);
  change(turn, { isAway: false });
  askWhoElse(turn);
  const { view, savedAt, saving } = turn.state;
  const isQuiet = view.conflict === null && savedAt !== null && saving.unsavedSince === null;
  if (view.id !== null && isQuiet) turn.effects.push({ do: 'compare', id: view.id });
}

function compare(turn: Turn, { id, newest }: EventOf<'compared'>): void {
  const { view, version } = turn.state;
  if (id !== view.id) return;
  if (newest === null) meet(turn, 'gone');
  else if (newest.version > version) meet(turn, 'newer', newest.savedAt);
}

// Its end.

/** It ends the draft it was sent from, or the copy that `meet` made of the same text while it was on its way. */
function takeStored(turn: Turn, { draft }: EventOf<'stored'>): void {
  const { id, conflict } = turn.state.view;
  const isCopy = conflict?.isApart === true && conflict.from === draft;
  if (id === null) return;
  if (id === draft || isCopy) return end(turn);
  // Another one was opened since. It stays as it is kept: what is begun after the receipt is not typed into it.
  flush(turn, false);
  leave(turn, turn.moment.text);
  place(turn, null);
}

/** The gateway ended the draft with what was stored; a save may still have been on its way then. */
function end(turn: Turn): void {
  const { view, version, round } = turn.state;
  if (view.id === null) return;
  turn.effects.push({ do: 'remove', id: view.id, version, why: 'stored', round });
  leave(turn, turn.moment.text);
  place(turn, null);
}

function keepNewer(turn: Turn, { id, round, error }: EventOf<'notRemoved'>): void {
  if (error.kind !== 'conflict') return say(turn, { type: 'ended', id });
  if (round !== turn.state.round || turn.state.view.id !== null) return;
  show(turn, { newer: { id, at: Date.parse(error.newer?.savedAt ?? error.at) } });
}

function discard(turn: Turn): void {
  const { view, savedAt, version } = turn.state;
  const { id, conflict } = view;
  // What another page made of it is not this one's to take away.
  if (id === null || conflict?.isApart === false) return;
  // The form is empty at once: what is typed while the gateway is asked belongs to the next draft already.
  startBlank(turn, { isDiscarded: true });
  change(turn, { discarded: { ...turn.moment.typed, id, savedAt, version } });
  const { round } = turn.state;
  turn.effects.push({ do: 'remove', id, version, why: 'discarded', round });
}

function undo(turn: Turn): void {
  const { view, discarded } = turn.state;
  if (!view.isDiscarded || discarded === null) return;
  fill(turn, discarded.values, discarded.origin);
  begin(turn, {});
}

function putBack(turn: Turn, { round, error }: EventOf<'notRemoved'>): void {
  const { view, discarded } = turn.state;
  if (round === turn.state.round && view.isDiscarded && discarded !== null) {
    const { id, savedAt, version } = discarded;
    fill(turn, discarded.values, discarded.origin);
    change(turn, { savedAt, view: { ...noDraft, id } });
    place(turn, id);
    goOn(turn, version);
  }
  show(turn, { discardFailure: error });
}

// The small steps.

function change(turn: Turn, changes: Partial<DraftState>): void {
  turn.state = { ...turn.state, ...changes };
}

/** The view stays the same object while nothing in it is different. */
function show(turn: Turn, changes: Partial<DraftView>): void {
  const next = { ...turn.state.view, ...changes };
  const names = Object.keys(next) as (keyof DraftView)[];
  const isSame = names.every((name) => Object.is(next[name], turn.state.view[name]));
  if (!isSame) change(turn, { view: next });
}

function fill(turn: Turn, values: unknown, origin: object | null): void {
  turn.effects.push({ do: 'fill', values, origin });
}

function place(turn: Turn, id: string | null): void {
  change(turn, { address: id });
  turn.effects.push({ do: 'place', id });
}

function say(turn: Turn, message: DraftMessage): void {
  turn.effects.push({ do: 'say', message });
}

function sayOfOwn(turn: Turn, type: 'opened' | 'here' | 'left'): void {
  const { id } = turn.state.view;
  if (id !== null) say(turn, { type, id });
}
