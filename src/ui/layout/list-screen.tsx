import type { ReactNode } from 'react';
import classes from './list-screen.module.css';

/** The parts of a list under each other: title, notices, filters, rows, foot. */
export function ListScreen({ children }: { children: ReactNode }) {
  return <div className={classes.screen}>{children}</div>;
}
