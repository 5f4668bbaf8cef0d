import type { ComponentProps } from 'react';
import { StatePanel } from '@/ui/feedback/state-panel';
import classes from './outcome-panel.module.css';

/** What a write came to, where the person is looking; it stays until they go on. */
export function OutcomeFrame(props: Omit<ComponentProps<typeof StatePanel>, 'className'>) {
  return <StatePanel {...props} className={classes.frame} />;
}
