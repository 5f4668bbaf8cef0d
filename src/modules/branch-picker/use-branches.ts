import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asApiError, type ApiError } from '@/api/core/errors';
import { branchQueries } from '@/api/branches/queries';
import { shortIdentifier } from '@/domain/identifier';
import { useSession } from '../session/session-context';
import { usePastedBranches } from './local-branches';

export interface KnownBranch {
  id: string;
  name: string;
  /** Pasted ones carry a name that only this browser knows. */
  pasted: boolean;
}

export interface KnownBranches {
  branches: KnownBranch[];
  /** Why the service's own list is missing; the operation is only mentioned in its description. */
  failure: ApiError | null;
  reading: boolean;
  /** Nothing was told yet, neither a list nor a failure. */
  isPending: boolean;
  readAgain: () => void;
}

/** The branches one may choose from: the service's, then those pasted here. */
export function useBranches(): KnownBranches {
  const { integration } = useSession();
  const list = useQuery(branchQueries.list());
  const local = usePastedBranches(integration.business);
  const listed = list.data?.rows ?? [];
  const pasted = local.filter((own) => !listed.some((branch) => branch.id === own.id));
  return {
    branches: [
      ...listed.map((branch) => ({ ...branch, pasted: false })),
      ...pasted.map((branch) => ({ ...branch, pasted: true })),
    ],
    failure: list.error && !list.data ? asApiError(list.error) : null,
    reading: list.isFetching,
    isPending: list.isPending,
    readAgain: () => void list.refetch(),
  };
}

export interface BranchPlace {
  id: string;
  /** Null while no name is known. */
  name: string | null;
}

/** A branch as a draft and a write are told of it: what stands for a name on the screen would be kept for good. */
export function useBranchPlace(id: string): BranchPlace {
  const { branches } = useBranches();
  const name = branches.find((branch) => branch.id === id)?.name ?? null;
  return useMemo(() => ({ id, name }), [id, name]);
}

/** The same for the journal. */
export const branchInContext = ({ id, name }: BranchPlace) => ({
  branchId: id,
  ...(name !== null && { branchName: name }),
});

/** Names of branches as they are called now, for a file; the same function until they change. Null while no name is known. */
export function useBranchNames(): (id: string) => string | null {
  const { integration } = useSession();
  const { data } = useQuery(branchQueries.list());
  const local = usePastedBranches(integration.business);
  return useMemo(() => {
    const known = [...local, ...(data?.rows ?? [])];
    const names = new Map(known.map((branch) => [branch.id, branch.name]));
    return (id) => names.get(id) ?? null;
  }, [data, local]);
}

/** The name of a branch, or the start of its id while no name is known. */
export function useBranchName(id: string): string {
  return useBranchPlace(id).name ?? shortIdentifier(id);
}
