import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { isBare, openingView } from '../saved-views/opening-view';
import { moveCorrections } from './move-corrections';
import type { ListAddress } from './list-address';

interface Opening {
  context: { queryClient: QueryClient };
  search: { corrected?: string[] | undefined };
  location: ParsedLocation;
  cause: 'preload' | 'enter' | 'stay';
}

/**
 * Before a list is shown: what was put right about its address moves into the history, and an address that says nothing opens the
 * view that somebody chose for that, unless they came to it within the list.
 */
export function openList(address: Pick<ListAddress<object>, 'layout' | 'read'>) {
  return ({ context, search, location, cause }: Opening): void => {
    moveCorrections({ search, location });
    const { corrected, withoutView } = location.state;
    if (cause === 'stay' || corrected || withoutView || !isBare(search)) return;
    const view = openingView(context.queryClient, address.layout.list);
    if (view === null) return;
    redirect({ throw: true, to: '.', search: address.read(view), replace: true });
  };
}
