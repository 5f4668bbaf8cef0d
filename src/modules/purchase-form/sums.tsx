import classes from './purchase-form.module.css';

/** Amounts that lead to the last of them. */
export function Sums({ of }: { of: readonly { label: string; value: string }[] }) {
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
