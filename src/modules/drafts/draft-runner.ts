import type { AttemptContext } from '@/api/core/attempt';
import { asApiError, type ApiError } from '@/api/core/errors';
import type { KnownDraft } from '@/api/drafts/operations';
import type { Draft, DraftVersion, SaveDraft } from '@/api/drafts/schemas';
import { createListeners, createStore, type Store } from '@/domain/store';
import type { DraftPage } from './draft-page';
import { reduceDraft } from './draft-reducer';
import {
  newDraftState,
  type DraftEffect,
  type DraftEvent,
  type DraftMoves,
  type DraftView,
  type FittedDraft,
  type Moment,
  type Typed,
} from './draft-state';
import type { DraftTabs } from './draft-tabs';
import { textOf } from './text-of';

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

/** All that a draft reaches: its form, the address, the gateway, other tabs and time. */
export interface DraftSurroundings {
  typed: () => Typed;
  /** What is typed, with all that is kept with it. */
  toSave: () => Omit<SaveDraft, 'base' | 'tab' | 'revision'>;
  /** The form before anything is typed about the record, and that record as it was read last. */
  empty: (origin: object | null) => unknown;
  latest: () => object | null;
  /** Fills the form with what was typed about the record; with null: with nothing. */
  fill: (values: unknown, origin: object | null) => void;
  /** Null: it is a draft of another form, or about another record. */
  fit: (draft: Draft) => FittedDraft | null;
  /** Makes the address name this draft, or none. */
  place: (id: string | null) => void;
  gateway: {
    read: (id: string) => Promise<Draft>;
    save: (id: string, draft: SaveDraft, keepalive: boolean) => Promise<DraftVersion>;
    remove: (id: string, known: KnownDraft) => Promise<void>;
  };
  onSessionEnd: () => void;
  page: DraftPage;
  tabs: DraftTabs;
  clock: DraftClock;
  newId: () => string;
}

export interface RunningDraft {
  view: () => DraftView;
  savedAt: () => number | null;
  atRisk: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** How often the form was filled with another content: what stood over the one before, or was taken from it, is of that one. */
  fills: Pick<Store<number>, 'get' | 'subscribe'>;
  /** What an attempt made now says of the draft: an applied one ends it as far as this page knows it. */
  context: () => Pick<AttemptContext, 'draft' | 'draftVersion' | 'draftTab'>;
  send: (event: DraftEvent) => void;
  moves: DraftMoves;
  /** The form stands on its screen: other tabs are heard. Returns how to end: what is not kept is saved then. */
  start: () => () => void;
}

type EffectOf<Name extends DraftEffect['do']> = Extract<DraftEffect, { do: Name }>;

/** Tells a draft's reducer what happens, and does what it answers. It knows nothing of React. */
export function runDraft(around: DraftSurroundings): RunningDraft {
  const { gateway, page, tabs, clock } = around;
  const { subscribe, tell } = createListeners();
  const fills = createStore(0);
  const waiting: DraftEvent[] = [];
  let state = newDraftState(textOf(around.typed().values));
  let isTakingTurn = false;
  let isFilling = false;
  let isOnScreen = false;
  let stopTimer: () => void = () => undefined;

  /** One event after the other: what an effect causes at once waits until the step is done. */
  function send(event: DraftEvent): void {
    // What changes in the form now was not typed.
    if (event.type === 'typed' && isFilling) return;
    waiting.push(event);
    if (isTakingTurn) return;
    isTakingTurn = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) takeTurn(next);
    } finally {
      isTakingTurn = false;
    }
  }

  function takeTurn(event: DraftEvent): void {
    const before = state;
    const step = reduceDraft(before, event, moment());
    state = step.state;
    if (state.saving.dueAt !== before.saving.dueAt) setTimer(state.saving.dueAt);
    for (const effect of step.effects) perform(effect);
    const { view, savedAt, atRisk } = before;
    if (state.view === view && state.savedAt === savedAt && state.atRisk === atRisk) return;
    tell();
  }

  function moment(): Moment {
    const typed = around.typed();
    let text: string | undefined;
    return {
      now: clock.now(),
      typed,
      get text() {
        return (text ??= textOf(typed.values));
      },
      get blank() {
        return textOf(around.empty(typed.origin));
      },
      latest: around.latest(),
      newId: around.newId(),
    };
  }

  function setTimer(dueAt: number | null): void {
    stopTimer();
    if (dueAt === null) return;
    stopTimer = clock.after(dueAt - clock.now(), () => send({ type: 'saveDue' }));
  }

  function perform(effect: DraftEffect): void {
    switch (effect.do) {
      case 'save':
        return void page.track(save(effect));
      case 'read':
        return void read(effect);
      case 'compare':
        return void compare(effect);
      case 'remove':
        return void remove(effect);
      case 'fill':
        isFilling = true;
        around.fill(effect.values, effect.origin);
        isFilling = false;
        fills.set(fills.get() + 1);
        return send({ type: 'filled' });
      case 'place':
        // From elsewhere the address is not changed.
        return isOnScreen ? around.place(effect.id) : undefined;
      case 'say':
        return tabs.say(effect.message);
    }
  }

  function failure(thrown: unknown): ApiError {
    const error = asApiError(thrown);
    if (error.kind === 'session') around.onSessionEnd();
    return error;
  }

  async function save({ id, base, number, keepalive }: EffectOf<'save'>): Promise<void> {
    try {
      const own = { base, tab: page.tab, revision: page.nextRevision() };
      const kept = await gateway.save(id, { ...around.toSave(), ...own }, keepalive);
      send({ type: 'saved', number, ...kept });
    } catch (thrown) {
      send({ type: 'notSaved', number, error: failure(thrown) });
    }
  }

  async function read({ id, round }: EffectOf<'read'>): Promise<void> {
    try {
      await page.settled();
      const draft = await gateway.read(id);
      const fitted = around.fit(draft);
      send({ type: 'read', round, found: fitted && { draft, fitted } });
    } catch (thrown) {
      send({ type: 'notRead', round, error: failure(thrown) });
    }
  }

  async function compare({ id }: EffectOf<'compare'>): Promise<void> {
    await page.settled();
    try {
      send({ type: 'compared', id, newest: await gateway.read(id) });
    } catch (thrown) {
      // Anything else is told when something is saved.
      if (failure(thrown).kind === 'not-found') send({ type: 'compared', id, newest: null });
    }
  }

  async function remove({ id, version, why, round }: EffectOf<'remove'>): Promise<void> {
    await page.settled();
    try {
      await gateway.remove(id, { version, tab: page.tab });
      send({ type: 'removed', id });
    } catch (thrown) {
      send({ type: 'notRemoved', id, why, round, error: failure(thrown) });
    }
  }

  return {
    view: () => state.view,
    savedAt: () => state.savedAt,
    atRisk: () => state.atRisk,
    subscribe,
    fills,
    context() {
      const { id } = state.view;
      if (id === null) return {};
      return { draft: id, draftVersion: state.version, draftTab: page.tab };
    },
    send,
    moves: {
      follow: () => send({ type: 'follow' }),
      keepApart: () => send({ type: 'keepApart' }),
      discard: () => send({ type: 'discard' }),
      undo: () => send({ type: 'undo' }),
      startBlank: () => send({ type: 'startBlank' }),
      retry: () => send({ type: 'retry' }),
      release: () => send({ type: 'release' }),
      dismiss: () => send({ type: 'dismiss' }),
    },
    start() {
      isOnScreen = true;
      const stopHearing = tabs.hear((message) => send({ type: 'heard', message }));
      return () => {
        stopHearing();
        send({ type: 'formLeft' });
        isOnScreen = false;
      };
    },
  };
}
