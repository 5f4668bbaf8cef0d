import { lazy, type ComponentType } from 'react';
import { laterPart } from './later-part';

/**
 * A component that is loaded when it is first shown. React keeps a failure to load for good and breaks the screen with it: this one
 * is asked for until it is there, and what stands around it meanwhile is the `Suspense` fallback.
 */
export function laterComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(laterPart(async () => ({ default: await load() })).load);
}
