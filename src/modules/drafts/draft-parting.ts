import { asApiError } from '@/api/core/errors';
import type { DraftKeeping } from './draft-keeping';
import type { KeeperParts } from './draft-moves';
import { createDraftNeighbours } from './draft-neighbours';
import type { DraftViewStore, Parted } from './draft-view';

/** What becomes of a form when another page goes on with its draft. */
export interface DraftParting {
  /** Another page went on with this draft. What is typed here and not kept there is never given up for it. */
  part: (why: Parted['why'], at: number | null) => void;
  /** Goes on with what is here, as another draft. */
  keepApart: () => void;
  /** Begins to hear other tabs; returns how to end. */
  hear: () => () => void;
  sayGoodbye: () => void;
  /** The page is on its way out: it answers no other tab. */
  goAway: () => void;
  /** The person came back to the page: another one may have saved meanwhile. */
  lookAgain: () => void;
}

interface PartingParts<Origin> {
  parts: Pick<KeeperParts<Origin>, 'gateway' | 'page' | 'tabs'>;
  store: DraftViewStore;
  keeping: DraftKeeping<Origin>;
}

export function createDraftParting<Origin>(around: PartingParts<Origin>): DraftParting {
  const { parts, store, keeping } = around;
  const { gateway, page, tabs } = parts;
  const { become, view } = store;
  let isAway = false;

  const part: DraftParting['part'] = (why, at) => {
    const { id: from } = view();
    if (from === null) return;
    const parted = { why, at, from, isApart: false };
    if (keeping.isKept()) {
      keeping.settle(keeping.version());
      become({ parted, trouble: null, atRisk: false });
    } else keeping.begin({ parted: { ...parted, isApart: true } });
  };

  const neighbours = createDraftNeighbours(tabs, {
    id: () => (isAway ? null : view().id),
    onShared: (isOpenElsewhere) => become({ isOpenElsewhere }),
    onSaved({ version, savedAt }) {
      if (version > keeping.version()) part('newer', Date.parse(savedAt));
    },
    onEnded: () => part('gone', null),
  });

  async function compare(id: string): Promise<void> {
    await page.settled();
    try {
      const { version, savedAt } = await gateway.read(id);
      if (view().id === id && version > keeping.version()) part('newer', Date.parse(savedAt));
    } catch (thrown) {
      // Anything else is told when something is saved.
      if (view().id === id && asApiError(thrown).kind === 'not-found') part('gone', null);
    }
  }

  const sayGoodbye = () => {
    const { id } = view();
    if (id !== null) tabs.say({ type: 'left', id });
  };

  return {
    part,
    keepApart() {
      const { parted } = view();
      if (parted !== null && !parted.isApart) {
        keeping.begin({ parted: { ...parted, isApart: true } });
      }
    },
    hear: neighbours.hear,
    sayGoodbye,
    goAway() {
      isAway = true;
      sayGoodbye();
    },
    lookAgain() {
      isAway = false;
      neighbours.ask();
      const { id, parted, savedAt } = view();
      if (id === null || parted !== null || savedAt === null) return;
      if (keeping.unsavedSince() === null) void compare(id);
    },
  };
}
