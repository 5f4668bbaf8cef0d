import classes from './badge.module.css';

interface Props {
  tone: 'neutral' | 'info' | 'fact' | 'warn' | 'danger' | 'unknown';
  /** The whole meaning, for whom a word is not enough. */
  help?: string | undefined;
  className?: string | undefined;
  children: string;
}

/** The state of a record in one word, in its colour: part of the line it stands in, for a list has one in every row. */
export function Badge({ tone, help, className, children }: Props) {
  return (
    <span
      className={className === undefined ? classes.badge : `${classes.badge} ${className}`}
      data-tone={tone}
      title={help}
    >
      {children}
    </span>
  );
}
