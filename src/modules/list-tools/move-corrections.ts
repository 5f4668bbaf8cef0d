import { redirect } from '@tanstack/react-router';

/**
 * Before a screen is shown: moves the names of what was put right about its address into the history, where
 * `CorrectedNotices` tells them.
 */
export function moveCorrections({
  search: { corrected, ...search },
}: {
  search: { corrected?: string[] | undefined };
}): void {
  if (corrected === undefined) return;
  redirect({ throw: true, to: '.', search, state: { corrected }, replace: true });
}
