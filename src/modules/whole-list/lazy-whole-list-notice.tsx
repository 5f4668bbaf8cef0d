import { lazy, Suspense } from 'react';
import type { WholeListInMemory } from './use-whole-list';

const WholeListNotice = lazy(async () => ({
  default: (await import('./whole-list-notice')).WholeListNotice,
}));

interface Props {
  list: WholeListInMemory<unknown>;
  subject: string;
}

/** The notice of a list in memory, for a screen where few people load one. */
export function LazyWholeListNotice(props: Props) {
  const { loading, whole } = props.list;
  if (loading.status === 'idle' && whole === null) return null;
  return (
    <Suspense>
      <WholeListNotice {...props} />
    </Suspense>
  );
}
