import { createContext, use, useEffect, useState } from 'react';
import type { WriteOperation } from '@/api/attempts/names';

/** What a form calls a value that the service names so; null for one it has no name for. */
export type ValueWords = (field: string) => string | null;

/** The words of every form, by what it writes: they are loaded once a refusal is to be told in them. */
export type WordsOfForms = Partial<Record<WriteOperation, () => Promise<ValueWords>>>;

/** Forms are other areas' own; whoever puts the screens together knows them all. */
export const FormWords = createContext<WordsOfForms>({});

const noWords: ValueWords = () => null;

/** How the form of an operation calls its values; null while that is not known yet. */
export function useFormWords(operation: WriteOperation): ValueWords | null {
  const load = use(FormWords)[operation];
  const [words, setWords] = useState<ValueWords | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without them the service's own names stand there, which are better than nothing.
    void (load?.() ?? Promise.resolve(noWords))
      .catch(() => noWords)
      .then((loaded) => {
        if (!isGone) setWords(() => loaded);
      });
    return () => {
      isGone = true;
    };
  }, [load]);
  return words;
}
