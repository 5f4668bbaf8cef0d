import type { DraftVersion } from '@/api/drafts/schemas';
import type { DraftAddress } from './draft-address';
import type { KeeperParts } from './draft-moves';
import { createDraftSaver, type DraftSaver } from './draft-saver';
import { noDraft, type DraftView, type DraftViewStore, type Parted } from './draft-view';

/** What is typed into a form, kept as the draft that the view names. */
export interface DraftKeeping<Origin> extends Pick<
  DraftSaver,
  'flush' | 'retry' | 'isKept' | 'unsavedSince'
> {
  /** The version that what is typed goes on from. */
  version: () => number;
  /** Something was typed. */
  typed: () => void;
  /** Makes what is in the form a draft of its own. */
  begin: (changes: Partial<DraftView>) => void;
  /** Fills the form with what was typed about the record; with null: with nothing. */
  fill: (values: unknown, origin: Origin) => void;
  /** What changes in the form now was not typed. */
  isFilling: () => boolean;
  /** What is in the form counts as kept, in this version of its draft; 0: it is in none. */
  settle: (version: number) => void;
  /** What is in the form goes on from this version, and is to be kept as it is. */
  goOn: (version: number) => void;
}

interface KeepingParts<Origin> {
  parts: KeeperParts<Origin>;
  store: DraftViewStore;
  address: DraftAddress;
  /** Another page went on with the draft: a save was not taken. */
  onParted: (why: Parted['why'], at: number | null) => void;
}

export function createDraftKeeping<Origin>(around: KeepingParts<Origin>): DraftKeeping<Origin> {
  const { parts, store, address, onParted } = around;
  const { gateway, page, tabs, clock } = parts;
  const { become, view } = store;
  let base = 0;
  let isFilling = false;

  const text = () => JSON.stringify(parts.values());
  const isBlank = () => text() === JSON.stringify(parts.empty(parts.origin()));

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
        return onParted('newer', error.newer ? Date.parse(error.newer.savedAt) : null);
      }
      if (error.kind === 'not-found') return onParted('gone', null);
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

  const goOn = (version: number) => {
    base = version;
    saver.reset('');
    saver.typed();
  };

  const begin = (changes: Partial<DraftView>) => {
    const id = parts.newId();
    become({ ...noDraft, id, ...changes });
    address.place(id);
    tabs.say({ type: 'opened', id });
    goOn(0);
  };

  return {
    version: () => base,
    isKept: saver.isKept,
    unsavedSince: saver.unsavedSince,
    retry: saver.retry,
    flush(isLeaving) {
      if (view().id !== null) saver.flush(isLeaving);
    },
    typed() {
      const { id, restored } = view();
      if (id !== null) saver.typed();
      else if (!saver.isKept() && !isBlank()) begin({ restored });
    },
    begin,
    fill(values, origin) {
      isFilling = true;
      parts.fill(values, origin);
      isFilling = false;
    },
    isFilling: () => isFilling,
    settle(version) {
      base = version;
      saver.reset(text());
    },
    goOn,
  };
}
