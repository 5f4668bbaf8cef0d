import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { keptMask } from './use-state-here';

/**
 * Before a screen is shown: moves the names of what was put right about its address into the history, where
 * `CorrectedNotices` tells them.
 */
export function moveCorrections({
  search: { corrected, ...search },
  location,
}: {
  search: { corrected?: string[] | undefined };
  location: ParsedLocation;
}): void {
  if (corrected === undefined) return;
  const there = { to: '.', search, ...keptMask(location) };
  redirect({ throw: true, ...there, state: { corrected }, replace: true });
}
