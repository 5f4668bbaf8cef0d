import type { QueryClient } from '@tanstack/react-query';
import { onWriteElsewhere } from '../core/other-tabs';
import { makeStale } from '../core/stale';
import { staleAfter, staleAfterAnyAttempt } from '../invalidation';

/**
 * Heeds the writes of other tabs: what the gateway keeps is read again where it is on a screen, and what the service would be asked
 * for again when a screen wants it.
 */
export function heedOtherTabs(client: QueryClient): void {
  onWriteElsewhere((write) => {
    void makeStale(client, staleAfterAnyAttempt);
    if (write !== null) void makeStale(client, staleAfter(write), 'closed');
  });
}
