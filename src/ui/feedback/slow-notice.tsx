import type { ReactNode } from 'react';
import classes from './slow-notice.module.css';

/** A word that appears only when waiting has become noticeable. */
export function SlowNotice({ children }: { children: ReactNode }) {
  return <output className={classes.notice}>{children}</output>;
}
