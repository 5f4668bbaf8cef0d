import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReadingProgress } from './page-walk';
import { createStoppable } from './stoppable-reading';

/** A reading of one screen: leaving it gives the reading up. @param nothing the progress before anything was asked for */
export function useStoppable<Result extends object, Progress extends ReadingProgress>(
  nothing: Progress,
) {
  const [reading] = useState(() => createStoppable<Result, Progress>(nothing));
  const state = useSyncExternalStore(reading.subscribe, reading.state);
  useEffect(() => reading.dismiss, [reading]);
  return { ...reading, state };
}
