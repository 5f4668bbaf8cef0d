import { useId, type ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import classes from './fact-list.module.css';

export interface Fact<Value extends ReactNode = string> {
  label: string;
  /** Null: nothing was told. */
  value: Value;
  /** Said about the value rather than being one: nothing was typed, it is worked out. */
  quiet?: boolean;
  /** What the others come to. */
  strong?: boolean;
  /** What the value means, or does not. */
  help?: string | undefined;
  /** The value as it came, where the words are ours. */
  raw?: string | undefined;
}

interface Props {
  facts: readonly Fact<ReactNode>[];
  /** Its values stand under each other like a column's. */
  figures?: boolean;
  /** With a line under each: for a card of its own. */
  ruled?: boolean;
}

/** Names and values beside each other; on a phone one under the other. */
export function FactList({ facts, figures, ruled }: Props) {
  return (
    <dl className={classes.facts} data-figures={figures} data-ruled={ruled}>
      {facts.map(({ label, value, quiet, strong, help, raw }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd title={raw} data-quiet={quiet || value === null || undefined} data-strong={strong}>
            <bdi>{value ?? m.common_not_told()}</bdi>
            {help ? <p className={classes.help}>{help}</p> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts under a title of their own. */
export function FactCard({
  title,
  children,
  as: Heading = 'h2',
  ...list
}: Props & {
  title: string;
  as?: 'h2' | 'h3';
  /** Above the list. */
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
      <FactList ruled {...list} />
    </section>
  );
}
