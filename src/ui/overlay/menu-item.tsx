import type { ComponentProps } from 'react';
import classes from './menu-item.module.css';

/** One choice in a panel, as wide as the panel. */
export function MenuItem(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={classes.item} {...props} />;
}
