import type { KeyboardEvent } from 'react';

interface AskedShift {
  row: number;
  by: -1 | 1;
  /** What had the focus, and keeps it. */
  from: Element;
}

/** Alt with an arrow moves the row one stands in; null for any other key. The key then does nothing else. */
export function shiftAsked(event: KeyboardEvent): AskedShift | null {
  const { key, altKey, target } = event;
  if (!altKey || (key !== 'ArrowUp' && key !== 'ArrowDown') || !(target instanceof Element)) {
    return null;
  }
  const row = target.closest('[data-row]')?.getAttribute('data-row');
  if (row === null || row === undefined) return null;
  event.preventDefault();
  return { row: Number(row), by: key === 'ArrowUp' ? -1 : 1, from: target };
}
