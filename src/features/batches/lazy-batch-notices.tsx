import { Suspense } from 'react';
import { useHasNotices } from '@/modules/list-tools/use-has-notices';
import { laterComponent } from '@/modules/later-part/later-component';

const BatchNotices = laterComponent(async () => (await import('./batch-notices')).BatchNotices);

/** The list's notices, loaded with the first of them. */
export function LazyBatchNotices({ dropped }: { dropped: number }) {
  return useHasNotices(dropped) ? (
    <Suspense>
      <BatchNotices dropped={dropped} />
    </Suspense>
  ) : null;
}
