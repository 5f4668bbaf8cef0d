import { asApiError } from '@/api/core/errors';
import type { Draft, DraftVersion } from '@/api/drafts/schemas';
import type { DraftKeeper, KeeperParts } from './draft-moves';
import { createDraftNeighbours } from './draft-neighbours';
import { createDraftSaver } from './draft-saver';
import { createDraftViewStore, noDraft, type DraftView, type Parted } from './draft-view';

/** The draft of one form, from the first key to its end. It knows nothing of React and nothing of the page it is on. */
export function createDraftKeeper<Origin>(parts: KeeperParts<Origin>): DraftKeeper<Origin> {
  const { gateway, page, tabs, clock } = parts;
  const { become, subscribe, view, standing } = createDraftViewStore();
  let base = 0;
  /** What the address named last. */
  let shown: string | null = null;
  let reading = 0;
  let isFilling = false;
  let isStopped = true;
  /** The page is on its way out: it answers no other tab. */
  let isAway = false;
  let discarded: { values: unknown; origin: Origin } | null = null;

  const text = () => JSON.stringify(parts.values());

  const saver = createDraftSaver({
    text,
    save: (isLeaving) => page.track(save(isLeaving)),
    onKept({ version, savedAt }) {
      base = Math.max(base, version);
      become({ savedAt: Date.parse(savedAt), trouble: null });
      weighRisk();
      const { id } = view();
      if (id !== null) tabs.say({ type: 'saved', id, version, savedAt });
    },
    onFailed(error) {
      if (error.kind === 'conflict') {
        return part('newer', error.newer ? Date.parse(error.newer.savedAt) : null);
      }
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
    become({ atRisk: isUnsaved && (view().trouble !== null || saver.isLarge()) });
  }

  async function save(isLeaving: boolean): Promise<DraftVersion> {
    const { id } = view();
    if (id === null) throw new Error('There is no draft to save');
    const own = { base, tab: page.tab, revision: page.nextRevision() };
    const typed = { values: parts.values(), origin: parts.keptOrigin() };
    const draft = { ...parts.label(), ...own, ...typed };
    return gateway.save(id, draft, isLeaving);
  }

  const place = (id: string | null) => {
    shown = id;
    if (!isStopped) parts.place(id);
  };

  const fill = (values: unknown, origin: Origin) => {
    isFilling = true;
    parts.fill(values, origin);
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
    const { id: from } = view();
    if (from === null) return;
    const parted = { why, at, from, isApart: false };
    if (saver.isKept()) {
      saver.reset(text());
      become({ parted, trouble: null, atRisk: false });
    } else begin({ parted: { ...parted, isApart: true } });
  }

  const keepApart = () => {
    const { parted } = view();
    if (parted !== null && !parted.isApart) begin({ parted: { ...parted, isApart: true } });
  };

  const startBlank = () => {
    reading += 1;
    fill(null, parts.latest());
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
    const { form, subjectId } = parts.label();
    if (draft.form !== form || draft.subjectId !== subjectId) return missing();
    const { values, lost, origin } = parts.fit(draft);
    fill(values, origin);
    saver.reset(text());
    base = draft.version;
    const savedAt = Date.parse(draft.savedAt);
    const restored = { savedAt, lost };
    // Where something has no place, the draft stays as it is: what is typed from here on is another one.
    if (lost.length > 0) become({ ...noDraft, restored });
    else {
      become({ ...noDraft, id: draft.id, savedAt, restored });
      tabs.say({ type: 'opened', id: draft.id });
    }
  }

  const sayGoodbye = () => {
    const { id } = view();
    if (id !== null) tabs.say({ type: 'left', id });
  };

  const isBlank = () => text() === JSON.stringify(parts.empty(parts.origin()));

  const end = () => {
    const { id } = view();
    if (id === null) return;
    saver.reset(text());
    base = 0;
    become(noDraft);
    place(null);
    tabs.say({ type: 'ended', id });
    // The gateway has ended it with an applied attempt; this is for a save that was still on its way then.
    void page.settled().then(() => gateway.remove(id).catch(() => undefined));
  };

  const retry = () => {
    const { opening } = view();
    if (shown !== null && opening !== null && opening !== 'reading') void open(shown);
    else saver.retry();
  };

  const neighbours = createDraftNeighbours(tabs, {
    id: () => (isAway ? null : view().id),
    onShared: (isOpenElsewhere) => become({ isOpenElsewhere }),
    onSaved({ version, savedAt }) {
      if (version > base) part('newer', Date.parse(savedAt));
    },
    onEnded: () => part('gone', null),
  });

  async function compare(id: string): Promise<void> {
    await page.settled();
    try {
      const { version, savedAt } = await gateway.read(id);
      if (view().id === id && version > base) part('newer', Date.parse(savedAt));
    } catch (thrown) {
      // Anything else is told when something is saved.
      if (view().id === id && asApiError(thrown).kind === 'not-found') part('gone', null);
    }
  }

  return {
    view,
    standing,
    subscribe,
    start() {
      isStopped = false;
      const stopHearing = neighbours.hear();
      return () => {
        saver.flush();
        isStopped = true;
        stopHearing();
        sayGoodbye();
      };
    },
    typed() {
      const { id, opening, parted, restored } = view();
      if (isFilling || opening !== null) return;
      if (parted !== null && !parted.isApart) {
        if (!saver.isKept()) keepApart();
      } else if (id !== null) saver.typed();
      else if (!saver.isKept() && !isBlank()) begin({ restored });
    },
    flush(isLeaving) {
      if (view().id !== null) saver.flush(isLeaving);
    },
    goAway() {
      if (view().id !== null) saver.flush(true);
      isAway = true;
      sayGoodbye();
    },
    show(id) {
      if (id === shown) return;
      saver.flush();
      shown = id;
      if (id === null) startBlank();
      else void open(id);
    },
    lookAgain() {
      isAway = false;
      retry();
      neighbours.ask();
      const { id, parted, savedAt } = view();
      if (id === null || parted !== null || savedAt === null) return;
      if (saver.unsavedSince() === null) void compare(id);
    },
    end,
    restart(origin) {
      end();
      fill(null, origin);
      saver.reset(text());
      become(noDraft);
    },
    follow() {
      const { parted } = view();
      if (parted === null) return;
      place(parted.from);
      void open(parted.from);
    },
    keepApart,
    async discard() {
      const { id } = view();
      if (id === null) return;
      const typed = { values: structuredClone(parts.values()), origin: parts.origin() };
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
      discarded = typed;
      become({ isDiscarded: true });
    },
    undo() {
      if (!view().isDiscarded || discarded === null) return;
      fill(discarded.values, discarded.origin);
      begin({});
    },
    startBlank,
    retry,
    dismiss: () => become({ restored: null, isDiscarded: false, isMissing: false }),
  };
}
