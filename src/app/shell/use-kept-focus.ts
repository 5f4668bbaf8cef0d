import { useRef } from 'react';

/** Remembers where the focus is before something opens over the page, and brings it back there. */
export function useKeptFocus() {
  const place = useRef<Element | null>(null);
  return {
    keep() {
      place.current = document.activeElement;
    },
    giveBack() {
      if (place.current instanceof HTMLElement) place.current.focus();
    },
  };
}
