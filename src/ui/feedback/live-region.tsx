import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { announcement } from './announce';

/** Where announcements are spoken from; it stands on the page once, from the start. */
export function LiveRegion() {
  const text = useSyncExternalStore(
    announcement.subscribe,
    announcement.current,
    announcement.current,
  );
  return <VisuallyHidden component="output">{text}</VisuallyHidden>;
}
