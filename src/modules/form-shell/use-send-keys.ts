import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Ctrl+Enter (Cmd on a Mac) anywhere in the form does what its main button does. */
export function useSendKeys(place: RefObject<HTMLElement | null>, onSend: () => void): void {
  const send = useEffectEvent(onSend);
  useEffect(() => {
    const element = place.current;
    const listen = (event: KeyboardEvent) => {
      // A key held down must not run on from the form through its review.
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      send();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [place]);
}
