import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { asApiError } from '@/api/core/errors';
import { branchQueries } from '@/api/branches/queries';
import { directoryQueries } from '@/api/directory/queries';
import { directoryKinds, type DirectoryEntry, type DirectoryKind } from '@/api/directory/schemas';
import { productKeys } from '@/api/products/keys';
import { shortIdentifier } from '@/domain/identifier';
import { usePastedBranches } from '@/modules/branch-picker/local-branches';
import { entryName } from '@/modules/directory/entry-words';
import { useSession } from '@/modules/session/session-context';
import type { WholeList } from '@/modules/whole-list/read-whole-list';
import type { AtHand } from './offer';
import type { KnownProduct } from './record-places';
import type { BranchPlace } from './matching-screens';
import { screenPlaces } from './screen-places';

const none: readonly never[] = [];

export interface AtHandState {
  atHand: Omit<AtHand, 'journal' | 'isSearching'>;
  /** Part of the address book could not be read; what the session may not see is not part of it. */
  isPartial: boolean;
}

/**
 * What the palette knows: the gateway's address book, read as it is opened, and what is in memory already. The service is asked for
 * nothing.
 * @param branchId that links lead to
 */
export function useAtHand(branchId: string | null): AtHandState {
  const router = useRouter();
  const client = useQueryClient();
  const { integration, sandbox } = useSession();
  const pasted = usePastedBranches(integration.business);
  const book = useQueries({
    queries: directoryKinds.map((kind) => ({ ...directoryQueries.list(kind), retry: false })),
    combine: (lists) => ({
      lists: lists.map(({ data }) => data),
      isReading: lists.some(({ isPending }) => isPending),
      isPartial: lists.some(({ error }) => error && asApiError(error).kind !== 'forbidden'),
    }),
  });
  const { lists, isReading, isPartial } = book;
  const atHand = useMemo((): AtHandState['atHand'] => {
    const entriesOf = (kind: DirectoryKind): readonly DirectoryEntry[] =>
      lists[directoryKinds.indexOf(kind)] ?? none;
    const branches = branchesOf([
      client.getQueryData(branchQueries.list().queryKey)?.rows ?? none,
      pasted,
      entriesOf('branch').map((entry) => ({ id: entry.id, name: entryName(entry) })),
    ]);
    const whole = client.getQueryState<WholeList<KnownProduct>>(productKeys.whole(branchId ?? ''));
    const branch =
      branchId === null
        ? null
        : (branches.find(({ id }) => id === branchId) ?? {
            id: branchId,
            name: shortIdentifier(branchId),
          });
    return {
      origin: location.origin,
      branch,
      screens: screenPlaces(branch, sandbox),
      known: {
        entries: {
          provider: entriesOf('provider'),
          purchase: entriesOf('purchase'),
          sale: entriesOf('sale'),
          schedule: entriesOf('schedule'),
          'price-list': entriesOf('price-list'),
        },
        branches,
        products: whole?.isInvalidated === false ? (whole.data?.rows ?? none) : none,
      },
      isReading,
      isScreen: (address) => {
        const { pathname } = new URL(address, location.origin);
        const [, , foundRoute] = router.getMatchedRoutes(pathname);
        return foundRoute !== undefined;
      },
    };
  }, [lists, isReading, branchId, pasted, sandbox, client, router]);
  return { atHand, isPartial };
}

/** Each branch once, by the first name that is known: the service's, then those that people gave. */
function branchesOf(sources: readonly (readonly BranchPlace[])[]): readonly BranchPlace[] {
  const byId = new Map<string, BranchPlace>();
  for (const { id, name } of sources.flat()) if (!byId.has(id)) byId.set(id, { id, name });
  return [...byId.values()];
}
