import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** Which item of a list is being dragged, and the list to hang the dragging on. */
export interface DragOrder {
  listRef: RefObject<HTMLUListElement | null>;
  dragged: string | null;
}

const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-item]') ?? null) : null;

/**
 * Puts items in order with the mouse; by keyboard the items have buttons. An item is `draggable` and carries its id in `data-item`.
 * @param onOver the dragged item is over another one that can be moved
 */
export function useDragOrder(onOver: (dragged: string, over: string) => void): DragOrder {
  const listRef = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const start = useEffectEvent((event: DragEvent) => {
    const item = itemOf(event.target);
    if (!item?.draggable || !event.dataTransfer) return;
    event.dataTransfer.effectAllowed = 'move';
    // Firefox drags only what carries data.
    event.dataTransfer.setData('text/plain', item.textContent);
    setDragged(item.dataset['item'] ?? null);
  });
  const over = useEffectEvent((event: DragEvent) => {
    const item = itemOf(event.target);
    const id = item?.dataset['item'];
    if (dragged === null || !item?.draggable || id === undefined) return;
    event.preventDefault();
    if (id !== dragged) onOver(dragged, id);
  });

  useEffect(() => {
    const list = listRef.current;
    if (list === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    list.addEventListener('dragstart', (event) => start(event), { signal });
    list.addEventListener('dragover', (event) => over(event), { signal });
    list.addEventListener('drop', (event) => event.preventDefault(), { signal });
    list.addEventListener('dragend', () => setDragged(null), { signal });
    return () => listening.abort();
  }, []);

  return { listRef, dragged };
}
