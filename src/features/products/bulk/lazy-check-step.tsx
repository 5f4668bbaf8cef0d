import { lazy } from 'react';
import { untilLoaded } from '@/modules/later-part/until-loaded';

/** The last step, for whoever is on the way to it. */
export const loadCheckStep = untilLoaded(async () => ({
  default: (await import('./check-step')).CheckStep,
}));

export const CheckStep = lazy(loadCheckStep);
