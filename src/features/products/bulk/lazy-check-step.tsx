import { lazy } from 'react';
import { laterPart } from '@/modules/later-part/later-part';

/** The last step, for whoever is on the way to it. */
export const laterCheckStep = laterPart(async () => ({
  default: (await import('./check-step')).CheckStep,
}));

export const CheckStep = lazy(laterCheckStep.load);
