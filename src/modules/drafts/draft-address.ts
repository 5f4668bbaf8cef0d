/** Which draft the address names, as the person and the form make it. */
export interface DraftAddress {
  /** What it named last. */
  shown: () => string | null;
  /** Makes it name this draft, or none. */
  place: (id: string | null) => void;
  /** It names this one now, by itself. */
  note: (id: string | null) => void;
  /** The form stands on its screen; an address is not changed from elsewhere. Returns how to end. */
  begin: () => () => void;
}

export function createDraftAddress(place: (id: string | null) => void): DraftAddress {
  let shown: string | null = null;
  let isOnScreen = false;
  return {
    shown: () => shown,
    place(id) {
      shown = id;
      if (isOnScreen) place(id);
    },
    note(id) {
      shown = id;
    },
    begin() {
      isOnScreen = true;
      return () => {
        isOnScreen = false;
      };
    },
  };
}
