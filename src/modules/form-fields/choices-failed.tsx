import type { ApiError } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { describeReadError } from '../error-panel/describe-error';
import { RefusedInShort } from '../error-panel/refused-in-short';
import classes from './choices-failed.module.css';

interface Props {
  error: ApiError;
  /** What is chosen from, with its article: "las sucursales". */
  subject: string;
  /** What can be done without them, as a sentence. */
  instead?: string;
  reading: boolean;
  onReadAgain: () => void;
}

/** Why there is nothing to choose from in a field, and the way to read it again; the form goes on without it. */
export function ChoicesFailed({ error, subject, instead, reading, onReadAgain }: Props) {
  return (
    <div className={classes.failed} role="alert">
      {describeReadError(error, subject).title}. {instead}{' '}
      <Button size="compact-sm" variant="subtle" busy={reading} onClick={onReadAgain}>
        {m.common_retry()}
      </Button>
      <RefusedInShort error={error} />
    </div>
  );
}
