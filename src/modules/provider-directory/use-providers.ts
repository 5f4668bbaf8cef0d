import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { directoryQueries } from '@/api/directory/queries';
import { entryName, isUnnamed, unnamedInWords } from '../directory/entry-words';

/** What the address book tells of the providers of a form. */
export function useProviders() {
  const { data } = useQuery(directoryQueries.list('provider'));
  return useMemo(() => {
    const entries = new Map((data ?? []).map((entry) => [entry.id, entry]));
    return {
      nameOf: (id: string) => {
        const entry = entries.get(id.toLowerCase());
        if (entry !== undefined) return entryName(entry);
        return id === '' ? '' : unnamedInWords(id);
      },
      entryOf: (id: string) => entries.get(id.toLowerCase()),
      /** Nobody has named them here: only their id can be read back. */
      isUnnamed: (id: string) => {
        const entry = entries.get(id.toLowerCase());
        return entry === undefined || isUnnamed(entry);
      },
      /** Whoever is registered for VAT issues documents of their own. */
      isRegistered: (id: string) => {
        const number = entries.get(id.toLowerCase())?.registerNumber ?? '';
        return number.trim() !== '';
      },
    };
  }, [data]);
}
