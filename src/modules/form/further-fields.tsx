import { useDeferredValue, type ReactNode } from 'react';

/** What stands further down a long form: drawn right after the fields one begins with, so that these can be typed in sooner. */
export function FurtherFields({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
