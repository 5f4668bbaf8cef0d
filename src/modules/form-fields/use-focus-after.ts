import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Puts the focus on what a change brings, once it is there: the first of the place that the selector finds. */
export function useFocusAfter(place: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  // After every render: the change itself is what is waited for.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const found = place.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = null;
    found.focus();
  });
  return (selector) => {
    wanted.current = selector;
  };
}
