import classes from './busy-bar.module.css';

/** A thin moving line over what is being read again; the data below stays as it is. */
export function BusyBar({ busy }: { busy: boolean }) {
  return <div className={classes.bar} data-busy={busy || undefined} aria-hidden />;
}
