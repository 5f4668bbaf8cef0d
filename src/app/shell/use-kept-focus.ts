import { useRef } from 'react';

/** Remembers where the focus is before something opens over the page, and brings it back there. */
export function useKeptFocus() {
  const place = useRef<Element | null>(null);
  return {
    keep() {
      const { activeElement } = document;
      const panel = activeElement?.closest('[popover]');
      // A panel closes under a dialog, and what has the focus in it goes: then its button is the place.
      place.current = panel
        ? document.querySelector(`[popovertarget="${panel.id}"]`)
        : activeElement;
    },
    giveBack() {
      if (place.current instanceof HTMLElement) place.current.focus();
    },
  };
}
