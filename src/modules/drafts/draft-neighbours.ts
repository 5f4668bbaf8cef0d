import type { DraftMessage, DraftTabs } from './draft-tabs';

interface NeighbourEvents {
  /** The draft this tab has open. */
  id: () => string | null;
  onShared: (isOpenElsewhere: boolean) => void;
  onSaved: (saved: Extract<DraftMessage, { type: 'saved' }>) => void;
  onEnded: () => void;
}

interface DraftNeighbours {
  /** Begins to hear; returns how to end. */
  hear: () => () => void;
  /** Asks anew who else has the draft open: a tab that was killed says no goodbye. */
  ask: () => void;
}

/** What the other tabs of this browser do with the draft that this one has open. */
export function createDraftNeighbours(tabs: DraftTabs, events: NeighbourEvents): DraftNeighbours {
  const ask = () => {
    const id = events.id();
    events.onShared(false);
    if (id !== null) tabs.say({ type: 'opened', id });
  };

  const take = (message: DraftMessage) => {
    if (message.id !== events.id()) return;
    switch (message.type) {
      case 'opened':
        events.onShared(true);
        tabs.say({ type: 'here', id: message.id });
        return;
      case 'here':
        events.onShared(true);
        return;
      case 'left':
        ask();
        return;
      case 'saved':
        events.onSaved(message);
        return;
      case 'ended':
        events.onEnded();
    }
  };

  return { hear: () => tabs.hear(take), ask };
}
