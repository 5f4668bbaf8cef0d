import { createDraftAddress } from './draft-address';
import { createDraftEnding } from './draft-ending';
import { createDraftKeeping } from './draft-keeping';
import type { DraftKeeper, KeeperParts } from './draft-moves';
import { createDraftOpening } from './draft-opening';
import { createDraftParting } from './draft-parting';
import { createDraftViewStore } from './draft-view';

/** The draft of one form, from the first key to its end. It knows nothing of React and nothing of the page it is on. */
export function createDraftKeeper<Origin>(parts: KeeperParts<Origin>): DraftKeeper<Origin> {
  const store = createDraftViewStore();
  const address = createDraftAddress(parts.place);
  const { become, subscribe, view, standing } = store;
  const keeping = createDraftKeeping({
    parts,
    store,
    address,
    onParted: (why, at) => parting.part(why, at),
  });
  const parting = createDraftParting({ parts, store, keeping });
  const opening = createDraftOpening({ parts, store, address, keeping });
  const ending = createDraftEnding({ parts, store, address, keeping, opening });

  const retry = () => {
    keeping.retry();
    opening.retry();
  };

  return {
    view,
    standing,
    subscribe,
    context() {
      const { id } = view();
      if (id === null) return {};
      return { draft: id, draftVersion: keeping.version(), draftTab: parts.page.tab };
    },
    start() {
      const leaveScreen = address.begin();
      const stopHearing = parting.hear();
      return () => {
        keeping.flush();
        leaveScreen();
        stopHearing();
        parting.sayGoodbye();
      };
    },
    typed() {
      const { opening: reading, parted } = view();
      if (reading !== null || keeping.isFilling()) return;
      if (parted === null || parted.isApart) keeping.typed();
      else if (!keeping.isKept()) parting.keepApart();
    },
    flush: keeping.flush,
    goAway() {
      keeping.flush(true);
      parting.goAway();
    },
    show(id) {
      if (id === address.shown()) return;
      keeping.flush();
      address.note(id);
      if (id === null) opening.startBlank();
      else void opening.open(id);
    },
    lookAgain() {
      retry();
      parting.lookAgain();
    },
    end: ending.end,
    restart: ending.restart,
    follow() {
      const { parted } = view();
      if (parted === null) return;
      address.place(parted.from);
      void opening.open(parted.from);
    },
    keepApart: parting.keepApart,
    discard: ending.discard,
    undo: ending.undo,
    startBlank: opening.startBlank,
    retry,
    release: () => become({ bound: null }),
    dismiss: () =>
      become({ restored: null, isDiscarded: false, isMissing: false, discardFailure: null }),
  };
}
