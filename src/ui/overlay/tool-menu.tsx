import { Suspense, type ComponentProps } from 'react';
import classes from '../form/tool.module.css';
import { PopoverButton } from './popover-button';

/** A tool of a list that opens a panel below it; what is in the panel may come with its first use. */
export function ToolMenu({
  children,
  ...button
}: Omit<ComponentProps<typeof PopoverButton>, 'className' | 'placement'>) {
  return (
    <PopoverButton className={classes.tool} placement="below" {...button}>
      {(close) => <Suspense>{children(close)}</Suspense>}
    </PopoverButton>
  );
}
