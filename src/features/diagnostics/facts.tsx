import type { ReactNode } from 'react';
import classes from './diagnostics.module.css';

interface Fact {
  name: string;
  value: ReactNode;
  /** What the value means, or does not. */
  help?: string | undefined;
}

/** Names and values, one under the other. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value, help }) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
            {help ? <p className={classes.help}>{help}</p> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
