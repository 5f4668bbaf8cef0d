import { asApiError, type ApiError } from '@/api/core/errors';
import type { Draft, DraftVersion, SaveDraft } from '@/api/drafts/schemas';
import type { DraftPage } from './draft-page';
import { createDraftSaver } from './draft-saver';
import type { DraftMessage, DraftTabs } from './draft-tabs';
import type { DraftClock, DraftTimes } from './draft-times';
import { noDraft, type DraftView, type Parted } from './draft-view';
import type { FittedValues } from './fit-values';

type Values = Record<string, unknown>;

/** What a draft is known by, without what makes it a save. */
export type DraftLabel = Pick<SaveDraft, 'form' | 'schema' | 'title' | 'branchId' | 'branchName'> &
  Pick<SaveDraft, 'operator' | 'business'>;

export interface KeeperParts {
  /** What is typed now. */
  values: () => Values;
  label: () => DraftLabel;
  /** The form before anything is typed. */
  empty: Values;
  /** Fills the form; null empties it. */
  fill: (values: unknown) => void;
  fit: (draft: Draft) => FittedValues;
  /** Makes the address name this draft, or none. */
  place: (id: string | null) => void;
  gateway: {
    read: (id: string) => Promise<Draft>;
    save: (id: string, draft: SaveDraft, isLeaving: boolean) => Promise<DraftVersion>;
    remove: (id: string) => Promise<void>;
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
  /** Reads the draft of the address once more. */
  readAgain: () => void;
  /** Goes on without the draft of the address. */
  startBlank: () => void;
  /** Tries to save again now. */
  retry: () => void;
  /** The notice of what was restored, discarded or missing was read. */
  dismiss: () => void;
}

export interface DraftKeeper extends DraftMoves {
  view: () => DraftView;
  subscribe: (listener: () => void) => () => void;
  /** Begins to hear other tabs. Returns how to end: what is not kept is saved then. */
  start: () => () => void;
  /** Something was typed. */
  typed: () => void;
  flush: (isLeaving?: boolean) => void;
  /** The address names this draft now. */
  show: (id: string | null) => void;
  /** The person came back to the page: another one may have saved meanwhile. */
  lookAgain: () => void;
  /** What was typed is stored by the service. */
  end: () => void;
}

/** The draft of one form, from the first key to its end. It knows nothing of React and nothing of the page it is on. */
export function createDraftKeeper(parts: KeeperParts): DraftKeeper {
  const { gateway, page, tabs, clock } = parts;
  const blank = JSON.stringify(parts.empty);
  const listeners = new Set<() => void>();
  let view: DraftView = noDraft;
  let base = 0;
  /** What the address named last. */
  let shown: string | null = null;
  let reading = 0;
  let isFilling = false;
  let isStopped = true;
  let discarded: unknown = null;

  const become = (changes: Partial<DraftView>) => {
    const next = { ...view, ...changes };
    const names = Object.keys(next) as (keyof DraftView)[];
    if (names.every((name) => Object.is(next[name], view[name]))) return;
    view = next;
    for (const listener of listeners) listener();
  };

  const text = () => JSON.stringify(parts.values());

  const saver = createDraftSaver({
    text,
    save: (isLeaving) => page.track(save(isLeaving)),
    onKept({ version, savedAt }) {
      base = Math.max(base, version);
      become({ savedAt: Date.parse(savedAt), trouble: null });
      weighRisk();
      if (view.id !== null) tabs.say({ type: 'saved', id: view.id, version, savedAt });
    },
    onFailed(error) {
      if (error.kind === 'conflict') return part('newer', momentOf(error));
      if (error.kind === 'not-found') return part('gone', null);
      become({ trouble: { error, since: saver.unsavedSince() ?? clock.now() } });
      weighRisk();
      if (error.kind === 'session') parts.onSessionEnd();
    },
    onChanged: weighRisk,
    clock,
    times: parts.times,
  });

  function weighRisk(): void {
    const isUnsaved = saver.unsavedSince() !== null;
    if (!isUnsaved) become({ trouble: null });
    become({ atRisk: isUnsaved && (view.trouble !== null || saver.isLarge()) });
  }

  async function save(isLeaving: boolean): Promise<DraftVersion> {
    const { id } = view;
    if (id === null) throw new Error('There is no draft to save');
    const { tab } = page;
    const revision = page.nextRevision();
    const draft = { ...parts.label(), base, tab, revision, values: parts.values() };
    return gateway.save(id, draft, isLeaving);
  }

  const place = (id: string | null) => {
    shown = id;
    if (!isStopped) parts.place(id);
  };

  const fill = (values: unknown) => {
    isFilling = true;
    parts.fill(values);
    isFilling = false;
  };

  /** Makes what is in the form a draft of its own. */
  const begin = (changes: Partial<DraftView>) => {
    const id = parts.newId();
    base = 0;
    saver.reset('');
    become({ ...noDraft, id, ...changes });
    place(id);
    tabs.say({ type: 'opened', id });
    saver.typed();
  };

  /** Another page went on with this draft. What is typed here and not kept there is never given up for it. */
  function part(why: Parted['why'], at: number | null): void {
    if (view.id === null) return;
    const parted = { why, at, from: view.id, isApart: false };
    if (saver.isKept()) {
      saver.reset(text());
      become({ parted, trouble: null, atRisk: false });
    } else begin({ parted: { ...parted, isApart: true } });
  }

  const keepApart = () => {
    if (view.parted !== null && !view.parted.isApart) {
      begin({ parted: { ...view.parted, isApart: true } });
    }
  };

  const startBlank = () => {
    reading += 1;
    fill(null);
    base = 0;
    saver.reset(text());
    become(noDraft);
    place(null);
  };

  async function open(id: string): Promise<void> {
    const mine = (reading += 1);
    saver.reset(text());
    become({ ...noDraft, opening: 'reading' });
    try {
      await page.settled();
      const draft = await gateway.read(id);
      if (mine === reading) take(draft);
    } catch (thrown) {
      if (mine !== reading) return;
      const error = asApiError(thrown);
      if (error.kind === 'not-found') missing();
      else become({ opening: error });
      if (error.kind === 'session') parts.onSessionEnd();
    }
  }

  function missing(): void {
    startBlank();
    become({ isMissing: true });
  }

  function take(draft: Draft): void {
    if (draft.form !== parts.label().form) return missing();
    const { values, lost } = parts.fit(draft);
    fill(values);
    saver.reset(text());
    const savedAt = Date.parse(draft.savedAt);
    const restored = { savedAt, lost };
    base = draft.version;
    // Where something has no place, the draft stays as it is: what is typed from here on is another one.
    if (lost.length > 0) become({ ...noDraft, restored });
    else {
      become({ ...noDraft, id: draft.id, savedAt, restored });
      tabs.say({ type: 'opened', id: draft.id });
    }
  }

  const hear = (message: DraftMessage) => {
    if (message.id !== view.id) return;
    switch (message.type) {
      case 'opened':
        become({ isOpenElsewhere: true });
        tabs.say({ type: 'here', id: message.id });
        return;
      case 'here':
        become({ isOpenElsewhere: true });
        return;
      case 'left':
        askWhoElse();
        return;
      case 'saved':
        if (message.version > base) part('newer', Date.parse(message.savedAt));
        return;
      case 'ended':
        part('gone', null);
    }
  };

  function askWhoElse(): void {
    become({ isOpenElsewhere: false });
    if (view.id !== null) tabs.say({ type: 'opened', id: view.id });
  }

  async function compare(id: string): Promise<void> {
    await page.settled();
    try {
      const { version, savedAt } = await gateway.read(id);
      if (view.id === id && version > base) part('newer', Date.parse(savedAt));
    } catch (thrown) {
      // Anything else is told when something is saved.
      if (view.id === id && asApiError(thrown).kind === 'not-found') part('gone', null);
    }
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isStopped = false;
      const stopHearing = tabs.hear(hear);
      return () => {
        saver.flush();
        isStopped = true;
        stopHearing();
        if (view.id !== null) tabs.say({ type: 'left', id: view.id });
      };
    },
    typed() {
      if (isFilling || view.opening !== null) return;
      if (view.parted !== null && !view.parted.isApart) {
        if (!saver.isKept()) keepApart();
      } else if (view.id === null) {
        if (!saver.isKept() && text() !== blank) begin({ restored: view.restored });
      } else saver.typed();
    },
    flush(isLeaving) {
      if (view.id !== null) saver.flush(isLeaving);
    },
    show(id) {
      if (id === shown) return;
      saver.flush();
      shown = id;
      if (id === null) startBlank();
      else void open(id);
    },
    lookAgain() {
      saver.retry();
      askWhoElse();
      const { id, parted, savedAt } = view;
      if (id === null || parted !== null || savedAt === null) return;
      if (saver.unsavedSince() === null) void compare(id);
    },
    end() {
      const { id } = view;
      if (id === null) return;
      saver.reset(text());
      base = 0;
      become(noDraft);
      place(null);
      tabs.say({ type: 'ended', id });
      // The gateway has ended it with the attempt; this is for a save that was still on its way then.
      void page.settled().then(() => gateway.remove(id).catch(() => undefined));
    },
    follow() {
      if (view.parted === null) return;
      const { from } = view.parted;
      place(from);
      void open(from);
    },
    keepApart,
    async discard() {
      const { id } = view;
      if (id === null) return;
      const values = structuredClone(parts.values());
      saver.reset(text());
      try {
        await page.settled();
        await gateway.remove(id);
      } catch (thrown) {
        saver.reset('');
        saver.typed();
        become({ discardFailure: asApiError(thrown) });
        return;
      }
      tabs.say({ type: 'ended', id });
      startBlank();
      discarded = values;
      become({ isDiscarded: true });
    },
    undo() {
      if (!view.isDiscarded) return;
      fill(discarded);
      begin({});
    },
    readAgain() {
      if (shown !== null) void open(shown);
    },
    startBlank,
    retry: saver.retry,
    dismiss: () => become({ restored: null, isDiscarded: false, isMissing: false }),
  };
}

/** When the other page saved it, as far as it was told. */
function momentOf(error: ApiError): number | null {
  return error.kind === 'conflict' && error.newer ? Date.parse(error.newer.savedAt) : null;
}
