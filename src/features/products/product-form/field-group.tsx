import { useId, type ReactNode } from 'react';
import classes from './product-form.module.css';

/** A part of the form under its own heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.groupTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
