import { Suspense } from 'react';
import { laterComponent } from '../later-part/later-component';
import type { WholeListInMemory } from './use-whole-list';

const WholeListNotice = laterComponent(
  async () => (await import('./whole-list-notice')).WholeListNotice,
);

/** The notice of a list in memory, for a screen where few people load one. */
export function LazyWholeListNotice(props: { list: WholeListInMemory<unknown>; subject: string }) {
  const { loading, whole } = props.list;
  if (loading.status === 'idle' && whole === null) return null;
  return (
    <Suspense>
      <WholeListNotice {...props} />
    </Suspense>
  );
}
