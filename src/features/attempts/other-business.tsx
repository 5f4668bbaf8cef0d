import type { SignedInSession } from '@/api/session/schemas';
import { plainText } from '@/domain/search-text';
import { businessInWords } from '@/modules/session/integration-words';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import classes from './attempts.module.css';

type Integration = SignedInSession['integration'];

/** Whether a file names another business than one's own: the same one may be written otherwise in another installation. */
export const isOther = (theirs: string, { business }: Integration): boolean =>
  plainText(theirs).trim() !== plainText(business).trim();

interface Props {
  theirs: string;
  integration: Integration;
  isSame: boolean;
  onSame: (isSame: boolean) => void;
}

/** What is brought counts as one's own: another's purchases would be offered to be paid. Somebody has to say that it is the same. */
export function OtherBusiness({ theirs, integration, isSame, onSame }: Props) {
  const names = { theirs: isolate(theirs), ours: isolate(businessInWords(integration)) };
  return (
    <Notice tone="warn">
      <p>{m.attempts_bring_other_business(names)}</p>
      <label className={classes.same}>
        <input
          type="checkbox"
          checked={isSame}
          onChange={({ currentTarget }) => onSame(currentTarget.checked)}
        />
        {m.attempts_bring_same_business()}
      </label>
    </Notice>
  );
}
