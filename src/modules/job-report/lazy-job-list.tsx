import { Suspense, type ComponentProps } from 'react';
import { laterComponent } from '../later-part/later-component';

const Jobs = laterComponent(async () => (await import('./job-list')).JobList);

/** The last jobs of a kind, loaded after the screen that they stand below. */
export function LazyJobList(props: ComponentProps<typeof Jobs>) {
  return (
    <Suspense>
      <Jobs {...props} />
    </Suspense>
  );
}
