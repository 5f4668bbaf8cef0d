import { useEffect, useSyncExternalStore } from 'react';
import type { LaterPart, LaterState } from './later-part';

/** Begins to load a part with the screen that will want it, and tells how that goes. */
export function useLaterPart<Part>(later: LaterPart<Part>): {
  part: Part | null;
  state: LaterState;
} {
  useEffect(() => void later.load(), [later]);
  const state = useSyncExternalStore(later.subscribe, later.state);
  return { part: later.loaded(), state };
}
