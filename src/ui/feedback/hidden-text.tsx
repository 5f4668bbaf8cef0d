import type { ComponentPropsWithRef } from 'react';
import classes from './hidden-text.module.css';

/** Words for those who listen, where the eye is told by place or mark. */
export function HiddenText(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={classes.hidden} />;
}
