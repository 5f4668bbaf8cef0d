import type { ReactNode } from 'react';
import classes from './sums.module.css';

interface Sum {
  label: string;
  value: string;
}

/** Lines, charges and, last, their `Sums`: these stay in sight for as long as what they come from is typed. */
export function Summed({ children }: { children: ReactNode }) {
  return <div className={classes.summed}>{children}</div>;
}

/** Amounts that lead to the last of them. */
export function Sums({ of }: { of: readonly Sum[] }) {
  return (
    <dl className={classes.sums}>
      {of.map(({ label, value }) => (
        <div key={label} className={classes.sum}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
