import type { PartsDone } from '@/api/attempts/file';
import { formatQuantity } from '@/text/format';
import classes from './attempts.module.css';

interface Props {
  parts: PartsDone;
  label: (numbers: { done: string; of: string }) => string;
}

/** How far a file that goes part by part has come. */
export function PartsProgress({ parts: { done, of }, label }: Props) {
  const words = label({ done: formatQuantity(done), of: formatQuantity(of) });
  return (
    <div className={classes.progress}>
      <progress value={done} max={Math.max(1, of)} aria-label={words} />
      <span className={classes.quiet}>{words}</span>
    </div>
  );
}
