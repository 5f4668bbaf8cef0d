import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Ctrl+Enter (Cmd on a Mac) anywhere in the form does what its main button does. */
export function useSendKeys(place: RefObject<HTMLElement | null>, onSend: () => void): void {
  const send = useEffectEvent(onSend);
  useEffect(() => {
    const element = place.current;
    const listen = (event: KeyboardEvent) => {
      // A key held down must not run on from the form through its review.
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      // A dialog over the form, such as the question whether to leave it, is answered by its own buttons.
      const { target } = event;
      const dialog = target instanceof Element ? target.closest('dialog') : null;
      if (dialog !== null && dialog !== element?.closest('dialog')) return;
      event.preventDefault();
      send();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [place]);
}
