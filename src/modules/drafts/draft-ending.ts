import { asApiError } from '@/api/core/errors';
import type { DraftAddress } from './draft-address';
import type { DraftKeeping } from './draft-keeping';
import type { KeeperParts } from './draft-moves';
import type { DraftOpening } from './draft-opening';
import { noDraft, type DraftViewStore } from './draft-view';

/** How a draft ends: what it holds is stored, or nobody wants it any more. */
export interface DraftEnding<Origin> {
  /** What was typed is stored by the service. */
  end: () => void;
  /** What was typed is of no use any more: the draft ends, and the form begins anew with this record. */
  restart: (origin: Origin) => void;
  discard: () => Promise<void>;
  /** Puts back what was discarded. */
  undo: () => void;
}

interface EndingParts<Origin> {
  parts: KeeperParts<Origin>;
  store: DraftViewStore;
  address: DraftAddress;
  keeping: DraftKeeping<Origin>;
  opening: DraftOpening;
}

export function createDraftEnding<Origin>(around: EndingParts<Origin>): DraftEnding<Origin> {
  const { parts, store, address, keeping, opening } = around;
  const { gateway, page, tabs } = parts;
  const { become, view } = store;
  let discarded: { values: unknown; origin: Origin } | null = null;

  const end = () => {
    const { id } = view();
    if (id === null) return;
    const known = { version: keeping.version(), tab: page.tab };
    keeping.settle(0);
    become(noDraft);
    address.place(null);
    const mine = opening.round();
    // The gateway has ended it with an applied attempt; this is for a save that was still on its way then.
    void page
      .settled()
      .then(() => gateway.remove(id, known))
      .catch((thrown: unknown) => asApiError(thrown))
      .then((failure) => {
        if (failure?.kind !== 'conflict') tabs.say({ type: 'ended', id });
        else if (opening.round() === mine && view().id === null) {
          become({ newer: { id, at: Date.parse(failure.newer?.savedAt ?? failure.at) } });
        }
      });
  };

  return {
    end,
    restart(origin) {
      end();
      keeping.fill(null, origin);
      keeping.settle(0);
      become(noDraft);
    },
    async discard() {
      const { id, savedAt, parted } = view();
      // What another page made of it is not this one's to take away.
      if (id === null || (parted !== null && !parted.isApart)) return;
      const version = keeping.version();
      const known = { version, tab: page.tab };
      const typed = { values: structuredClone(parts.values()), origin: parts.origin() };
      // The form is empty at once: what is typed while the gateway is asked belongs to the next draft already.
      opening.startBlank();
      become({ isDiscarded: true });
      discarded = typed;
      const mine = opening.round();
      try {
        await page.settled();
        await gateway.remove(id, known);
        tabs.say({ type: 'ended', id });
      } catch (thrown) {
        const discardFailure = asApiError(thrown);
        if (opening.round() === mine && view().isDiscarded) {
          keeping.fill(typed.values, typed.origin);
          become({ ...noDraft, id, savedAt });
          address.place(id);
          keeping.goOn(version);
        }
        become({ discardFailure });
        if (discardFailure.kind === 'session') parts.onSessionEnd();
      }
    },
    undo() {
      if (!view().isDiscarded || discarded === null) return;
      keeping.fill(discarded.values, discarded.origin);
      keeping.begin({});
    },
  };
}
