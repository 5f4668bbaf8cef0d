import { Suspense } from 'react';
import { useHasNotices } from '@/modules/list-tools/use-has-notices';
import { laterComponent } from '@/modules/later-part/later-component';

const ProductNotices = laterComponent(
  async () => (await import('./product-notices')).ProductNotices,
);

/** The list's notices, loaded with the first of them. */
export function LazyProductNotices({ dropped }: { dropped: number }) {
  return useHasNotices(dropped) ? (
    <Suspense>
      <ProductNotices dropped={dropped} />
    </Suspense>
  ) : null;
}
