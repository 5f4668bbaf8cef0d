import classes from './signature-lines.module.css';

/** On paper only: a line for each hand that signs, with what it signs for under it. */
export function SignatureLines({ labels }: { labels: readonly string[] }) {
  return (
    <div className={classes.lines} aria-hidden>
      {labels.map((label) => (
        <p key={label}>{label}</p>
      ))}
    </div>
  );
}
