import { useRouterState } from '@tanstack/react-router';
import { BusyBar } from '@/ui/feedback/busy-bar';
import classes from './navigation-progress.module.css';

/** The line along the top edge while the next screen is on its way. */
export function NavigationProgress() {
  const busy = useRouterState({ select: (state) => state.status === 'pending' });
  return (
    <div className={classes.top}>
      <BusyBar busy={busy} />
    </div>
  );
}
