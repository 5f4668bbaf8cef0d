import { useRouter, type StaticDataRouteOption } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { WriteOperation } from '@/api/attempts/names';
import { fieldInWords } from '@/modules/form/service-refusals';

/** What a form calls a value that the service names so; null for one it has no name for. */
type ValueWords = (field: string) => string | null;

/** A route as far as it is asked here; what its options hold is known by no type. */
interface RouteOfForm {
  options: { staticData?: StaticDataRouteOption };
}

const noWords: ValueWords = () => null;

/**
 * How the form of an operation calls its values; null while that is not known yet. The route of a form names it, and it is loaded
 * once a refusal is to be told in its words.
 */
export function useFormWords(operation: WriteOperation): ValueWords | null {
  const { routesById } = useRouter();
  const [words, setWords] = useState<ValueWords | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = Object.values<RouteOfForm>({ ...routesById })
      .map(({ options }) => options.staticData?.forms?.[operation])
      .find((form) => form !== undefined);
    // Without them the service's own names stand there, which are better than nothing.
    void Promise.resolve(load?.())
      .then((form): ValueWords => (form ? (field) => fieldInWords(field, form) : noWords))
      .catch(() => noWords)
      .then((loaded) => {
        if (!isGone) setWords(() => loaded);
      });
    return () => {
      isGone = true;
    };
  }, [routesById, operation]);
  return words;
}
