import { m } from '@/text/generated/messages';
import { useSecondsLeft } from '@/ui/feedback/use-seconds-left';
import classes from './error-panel.module.css';

/** Counts down to the next try. It is seen, not spoken: a number a second would drown everything else. */
export function ResumesIn({ at }: { at: number }) {
  const seconds = useSecondsLeft(at);
  return (
    <p className={classes.resumes} aria-live="off">
      {seconds > 0 ? m.errors_resumes_in({ seconds }) : m.errors_resuming()}
    </p>
  );
}
