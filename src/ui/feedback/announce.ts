let spoken = '';
const listeners = new Set<() => void>();

/** Says a short text to screen readers without moving the focus; the shell holds the live region. */
export function announce(text: string): void {
  // A repeated text is no change to the region, hence the space that comes and goes.
  spoken = text === spoken ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

export const announcement = {
  current: () => spoken,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
