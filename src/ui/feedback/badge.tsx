import classes from './badge.module.css';

interface Props {
  tone: 'neutral' | 'info' | 'warn' | 'danger';
  /** The whole meaning, for whom a word is not enough. */
  help?: string | undefined;
  children: string;
}

/** The state of a record in one word, in its colour. */
export function Badge({ tone, help, children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone} title={help}>
      {children}
    </span>
  );
}
