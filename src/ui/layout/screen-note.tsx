import type { ReactNode } from 'react';
import classes from './screen-note.module.css';

/** What a screen is and is not, in a line under its title. */
export function ScreenNote({ children }: { children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}
