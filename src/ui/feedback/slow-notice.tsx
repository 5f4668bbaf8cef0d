import type { ReactNode } from 'react';
import classes from './slow-notice.module.css';
import { Waited } from './waited';

/** A word that appears only when waiting has become noticeable, and says for how long once that is long. */
export function SlowNotice({ children }: { children: ReactNode }) {
  return (
    <output className={classes.notice}>
      {children}
      <Waited />
    </output>
  );
}
