import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/** What is to be focused, the best first: something that stays through the change, or what a selector will find. */
type Wanted = readonly (Element | string)[];

/** Puts the focus where a change leads, once it is made. */
export function useFocusAfter(place: RefObject<HTMLElement | null>): (...wanted: Wanted) => void {
  const next = useRef<Wanted>([]);
  // After every render: the change itself is what is waited for.
  useLayoutEffect(() => {
    for (const one of next.current) {
      const found = typeof one === 'string' ? place.current?.querySelector(one) : one;
      if (!(found instanceof HTMLElement) || found.matches(':disabled')) continue;
      next.current = [];
      found.focus();
      return;
    }
  });
  // The same at every drawing: rows that are drawn again by themselves only may hold it.
  return useCallback((...wanted) => {
    next.current = wanted;
  }, []);
}
