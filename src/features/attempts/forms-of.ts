import { useRouter, type StaticDataRouteOption } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { WriteOperation } from '@/api/attempts/names';
import type { JournalForm } from '@/modules/form/declare-form';

/** A route as far as it is asked here; what its options hold is known by no type. */
interface RouteOfForm {
  options: { staticData?: StaticDataRouteOption };
}

/** Loads the forms of an operation, which their routes name. Two may write the same one, each with fields of its own. */
export function useFormsOf(operation: WriteOperation): () => Promise<JournalForm[]> {
  const { routesById } = useRouter();
  return useCallback(() => {
    const loads = Object.values<RouteOfForm>({ ...routesById }).flatMap(
      ({ options }) => options.staticData?.forms?.[operation] ?? [],
    );
    return Promise.all(loads.map((load) => load()));
  }, [routesById, operation]);
}
