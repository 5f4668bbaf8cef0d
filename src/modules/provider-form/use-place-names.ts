import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogQueries } from '@/api/catalogs/queries';
import { useBranches } from '@/modules/branch-picker/use-branches';
import type { PlaceNames } from './provider-words';

/** Names of countries, departments, municipalities and branches, as far as their lists were read. */
export function usePlaceNames(): PlaceNames {
  const { data } = useQuery(catalogQueries.countries());
  const { branches } = useBranches();
  const places = useMemo(() => {
    const all = (data?.rows ?? []).flatMap((country) => [
      country,
      ...country.states.flatMap((state) => [state, ...state.cities]),
    ]);
    return new Map(all.map(({ id, name }) => [id.toLowerCase(), name]));
  }, [data]);
  return {
    nameOf: (id) => places.get(id.toLowerCase()) ?? null,
    branchName: (id) => branches.find((branch) => branch.id === id)?.name ?? null,
  };
}
