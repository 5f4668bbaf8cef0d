import { useSyncExternalStore } from 'react';
import classes from './hidden-text.module.css';
import { announcement } from './announce';

/** Where announcements are spoken from; it stands on the page once, from the start. */
export function LiveRegion() {
  const text = useSyncExternalStore(
    announcement.subscribe,
    announcement.current,
    announcement.current,
  );
  return <output className={classes.hidden}>{text}</output>;
}
