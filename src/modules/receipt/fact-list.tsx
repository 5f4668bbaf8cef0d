import classes from './receipt.module.css';

export interface Fact {
  label: string;
  value: string;
  /** Said about the value rather than being one: nothing was told, nothing was typed. */
  quiet?: boolean;
}

/** Names and values, one under the other. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, quiet }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd data-quiet={quiet || undefined}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
