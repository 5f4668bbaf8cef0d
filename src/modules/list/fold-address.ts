import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { foldIdentifiers } from '@/domain/identifier';
import { keptMask } from './use-state-here';

/** Before any screen is shown: whoever pasted an identifier in capitals means the record it is of, and no nameless other one. */
export function foldAddress(location: ParsedLocation): void {
  const { pathname, search, hash } = location;
  const to = foldIdentifiers(pathname);
  if (to === pathname) return;
  redirect({ throw: true, to, search, hash, state: true, replace: true, ...keptMask(location) });
}
