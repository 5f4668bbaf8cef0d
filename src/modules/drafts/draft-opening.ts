import { asApiError } from '@/api/core/errors';
import type { Draft } from '@/api/drafts/schemas';
import type { DraftAddress } from './draft-address';
import type { DraftKeeping } from './draft-keeping';
import type { KeeperParts } from './draft-moves';
import { noDraft, type DraftViewStore } from './draft-view';

/** How the form is filled from the draft of the address, or begins with none. */
export interface DraftOpening {
  open: (id: string) => Promise<void>;
  /** Goes on without the draft of the address. */
  startBlank: () => void;
  /** Tries again to read the draft of the address, where that failed. */
  retry: () => void;
  /** Counts what was opened or begun: whoever waited for something finds out whether the form is another one by then. */
  round: () => number;
}

interface OpeningParts<Origin> {
  parts: KeeperParts<Origin>;
  store: DraftViewStore;
  address: DraftAddress;
  keeping: DraftKeeping<Origin>;
}

export function createDraftOpening<Origin>(around: OpeningParts<Origin>): DraftOpening {
  const { parts, store, address, keeping } = around;
  const { gateway, page, tabs } = parts;
  const { become, view } = store;
  let round = 0;

  const startBlank = () => {
    round += 1;
    keeping.fill(null, parts.latest());
    keeping.settle(0);
    become(noDraft);
    address.place(null);
  };

  const missing = () => {
    startBlank();
    become({ isMissing: true });
  };

  async function open(id: string): Promise<void> {
    const mine = (round += 1);
    keeping.settle(0);
    become({ ...noDraft, opening: 'reading' });
    try {
      await page.settled();
      const draft = await gateway.read(id);
      if (mine === round) take(draft);
    } catch (thrown) {
      if (mine !== round) return;
      const error = asApiError(thrown);
      if (error.kind === 'not-found') missing();
      else become({ opening: error });
      if (error.kind === 'session') parts.onSessionEnd();
    }
  }

  function take(draft: Draft): void {
    const { form, subjectId } = parts.label();
    if (draft.form !== form || draft.subjectId !== subjectId) return missing();
    const { values, lost, origin } = parts.fit(draft);
    keeping.fill(values, origin);
    keeping.settle(draft.version);
    const savedAt = Date.parse(draft.savedAt);
    const { sent } = draft;
    const stored =
      sent?.outcome === 'applied' ? { attempt: sent.attempt, at: Date.parse(sent.at) } : null;
    const restored = { savedAt, lost, stored };
    const bound = sent?.outcome === 'unknown' ? sent.attempt : null;
    // Where something has no place, the draft stays as it is: what is typed from here on is another one.
    if (lost.length > 0) become({ ...noDraft, restored, bound });
    else {
      become({ ...noDraft, id: draft.id, savedAt, restored, bound });
      tabs.say({ type: 'opened', id: draft.id });
    }
  }

  return {
    open,
    startBlank,
    retry() {
      const { opening } = view();
      const id = address.shown();
      if (id !== null && opening !== null && opening !== 'reading') void open(id);
    },
    round: () => round,
  };
}
