/** Those who want to hear when something changed. */
export interface Listeners {
  /** Returns how to stop hearing. */
  subscribe: (listener: () => void) => () => void;
  tell: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}

/** A value that tells whoever listens when it becomes another; the same one until then. */
export interface Store<T> extends Pick<Listeners, 'subscribe'> {
  get: () => T;
  set: (next: T) => void;
}

export function createStore<T>(first: T): Store<T> {
  const { subscribe, tell } = createListeners();
  let value = first;
  return {
    subscribe,
    get: () => value,
    set(next) {
      value = next;
      tell();
    },
  };
}
