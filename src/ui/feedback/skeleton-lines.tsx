import classes from './skeleton-lines.module.css';

/** The place of a text that is still being read, in so many lines, so that little moves when it comes. */
export function SkeletonLines({ count }: { count: number }) {
  const lines = Array.from({ length: count }, (_, line) => `line-${line}`);
  return (
    <div className={classes.lines} aria-hidden>
      {lines.map((line) => (
        <span key={line} className={classes.line} />
      ))}
    </div>
  );
}
