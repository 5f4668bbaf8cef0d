import { lazy } from 'react';
import { LadderMissing } from './ladder-missing';

/** The list is there without them: what draws the ladder comes after the first load. */
export const Ladder = lazy(() =>
  import('./ladder').then(
    (parts) => ({ default: parts.Ladder }),
    () => ({ default: LadderMissing }),
  ),
);

export const BandNotice = lazy(() =>
  import('./band-notice').then(
    (parts) => ({ default: parts.BandNotice }),
    () => ({ default: LadderMissing }),
  ),
);
