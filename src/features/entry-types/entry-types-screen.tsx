import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { attemptQueries } from '@/api/attempts/queries';
import { entryTypeMutations } from '@/api/entry-types/mutations';
import { entryTypeFieldNames, type NewEntryType } from '@/api/entry-types/schemas';
import { useAttempt } from '@/modules/attempt/use-attempt';
import { useDraft } from '@/modules/drafts/use-draft';
import { FormShell } from '@/modules/form-shell/form-shell';
import { stagesOf } from '@/modules/form-shell/write-stages';
import { useSession } from '@/modules/session/session-context';
import { businessInWords } from '@/modules/session/integration-words';
import { m } from '@/text/generated/messages';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { CreatedEntryTypes } from './created-entry-types';
import { creationParams, earlierCreation, storedCreations } from './earlier-creations';
import { earlierInWords } from './earlier-words';
import { entryTypeDraft } from './entry-type-draft';
import { EntryTypeFields } from './entry-type-fields';
import {
  emptyEntryType,
  entryTypeSchema,
  entryTypeSpecs,
  type TypedEntryType,
} from './entry-type-form';
import { EntryTypeReceipt } from './entry-type-receipt';
import { entryTypeReview } from './entry-type-words';
import classes from './entry-types.module.css';

const meaning = (path: string) => (path === 'code' ? m.entry_types_code_refused() : null);

/** Creates entry types, which the service offers to create and nothing else (API description, Endpoints). */
export function EntryTypesScreen() {
  const { integration } = useSession();
  const form = useForm<TypedEntryType, unknown, NewEntryType>({
    resolver: zodResolver(entryTypeSchema),
    defaultValues: emptyEntryType,
  });
  const journal = useQuery(attemptQueries.list(creationParams));
  const creations = storedCreations(journal.data?.rows ?? []);
  const writing = useAttempt(entryTypeMutations.create);
  const { pending, outcome } = stagesOf(writing.state);
  const draft = useDraft(form, entryTypeDraft, { outcome, branch: null });

  const startOver = () => {
    form.reset(emptyEntryType);
    writing.edit();
  };
  const review = (type: NewEntryType) => {
    const others = creations.filter(({ id }) => id !== outcome?.attemptId);
    const earlier = earlierCreation(others, type.code);
    return entryTypeReview(type, businessInWords(integration), earlier && earlierInWords(earlier));
  };
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.entry_types_title()} />
      <FormShell
        form={form}
        draft={draft}
        specs={entryTypeSpecs}
        branch={null}
        pending={pending}
        outcome={outcome}
        wireNames={entryTypeFieldNames}
        meaning={meaning}
        onReview={(typed) => writing.review(typed, { form: 'entry-types', ...draft.context })}
        reviewLabel={m.entry_types_to_review()}
        review={review}
        moves={{ ...writing, startOver }}
        receipt={
          outcome?.kind === 'applied' ? (
            <EntryTypeReceipt outcome={outcome} onAnother={startOver} />
          ) : null
        }
      >
        <EntryTypeFields control={form.control} creations={creations} />
      </FormShell>
      <CreatedEntryTypes journal={journal} creations={creations} />
    </div>
  );
}
