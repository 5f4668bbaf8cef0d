import { useEffect, useSyncExternalStore } from 'react';
import type { LaterPart, LaterStanding } from './later-part';

/** Begins to load a part with the screen that will want it, and tells how that goes. */
export function useLaterPart<Part>(later: LaterPart<Part>): {
  part: Part | null;
  standing: LaterStanding;
} {
  useEffect(() => void later.load(), [later]);
  const standing = useSyncExternalStore(later.subscribe, later.standing);
  return { part: later.loaded(), standing };
}
