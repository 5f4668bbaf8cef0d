import { useMutation, useQuery } from '@tanstack/react-query';
import { preferenceMutations } from '@/api/preferences/mutations';
import { preferenceQueries } from '@/api/preferences/queries';

/** The branch last chosen on purpose in this business; null: none was, undefined: that is not known. */
export function useLastBranch(): string | null | undefined {
  return useQuery({ ...preferenceQueries.mine(), select: ({ branch }) => branch }).data;
}

/** Remembers which branch was chosen. Its screen opens anyway: that it could not be kept is no news. */
export function useRememberBranch(): (branchId: string) => void {
  return useMutation(preferenceMutations.chooseBranch()).mutate;
}
