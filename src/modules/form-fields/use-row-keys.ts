import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Shift {
  row: number;
  by: -1 | 1;
  /** What has the focus, and keeps it. */
  from: Element;
}

/** Alt with an arrow moves the row one stands in. */
export function useRowKeys(
  place: RefObject<HTMLElement | null>,
  onShift: (shift: Shift) => void,
): void {
  const shift = useEffectEvent(onShift);
  useEffect(() => {
    const element = place.current;
    const listen = (event: KeyboardEvent) => {
      const { key, altKey, target } = event;
      if (!altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      if (!(target instanceof Element) || row === null) return;
      event.preventDefault();
      shift({
        row: Number(row.getAttribute('data-row')),
        by: key === 'ArrowUp' ? -1 : 1,
        from: target,
      });
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [place]);
}
