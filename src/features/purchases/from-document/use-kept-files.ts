import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { documentFileMutations, type KeptFile } from '@/api/attempts/document-file';

const none: ReadonlySet<string> = new Set();

/**
 * Keeps the files that were read, in the gateway, while people work: nothing waits for it, and a purchase is sent without its file
 * where that could not be kept.
 */
export function useKeptFiles() {
  const { mutateAsync } = useMutation(documentFileMutations.keep());
  const [unkept, setUnkept] = useState(none);
  const keep = async (one: KeptFile) => {
    const isKept = await mutateAsync(one).then(
      () => true,
      () => false,
    );
    setUnkept((now) => {
      if (isKept !== now.has(one.hash)) return now;
      const others = [...now].filter((hash) => hash !== one.hash);
      return new Set(isKept ? others : [...others, one.hash]);
    });
  };
  return {
    /** Hashes of those that are not there. */
    unkept,
    keep: (one: KeptFile) => void keep(one),
  };
}
