import { businessInWords } from '@/modules/session/integration-words';
import { useSession } from '@/modules/session/session-context';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import classes from './write-form.module.css';

/** Where a write goes: to a branch, or to the whole business. */
export function GoesTo({ branch }: { branch: { name: string | null } | null }) {
  const goesTo = { business: isolate(businessInWords(useSession().integration)) };
  return (
    <p className={classes.goesTo}>
      {branch?.name
        ? m.forms_for_branch({ ...goesTo, branch: isolate(branch.name) })
        : m.forms_for_business(goesTo)}
    </p>
  );
}
