import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { attemptQueries } from '@/api/attempts/queries';
import type { Attempt } from '@/api/attempts/schemas';
import { upperCase } from '@/domain/record-code';
import { cleanLine } from '@/domain/typed-text';
import { formatTimestamp } from '@/modules/business-day/moments';
import { useDraft } from '@/modules/drafts/use-draft';
import type { ControlOf } from '@/modules/form/declare-form';
import { useWriteForm } from '@/modules/form/use-write-form';
import { WriteForm } from '@/modules/form/write-form';
import { WrittenReceipt } from '@/modules/receipt/written-receipt';
import { useSession } from '@/modules/session/session-context';
import { businessInWords } from '@/modules/session/integration-words';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { CreatedEntryTypes, creationParams, storedCreations } from './created-entry-types';
import { entryTypeForm, keptForAnother } from './entry-type-form';
import classes from './entry-types.module.css';

const { Field } = entryTypeForm;

/** Creates entry types, which the service offers to create and nothing else (API description, Endpoints). */
export function EntryTypesScreen() {
  const business = businessInWords(useSession().integration);
  const journal = useQuery(attemptQueries.list(creationParams));
  const creations = storedCreations(journal.data?.rows ?? []);
  const writing = useWriteForm(entryTypeForm);
  const { form, outcome, begin, startOver } = writing;
  const another = () => begin({ ...entryTypeForm.empty, ...keptForAnother(form.getValues()) });
  const draft = useDraft(form, entryTypeForm.draft, { outcome, branch: null });
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.entry_types_title()} />
      <WriteForm
        {...writing}
        draft={draft}
        branch={null}
        review={(type) => {
          const others = creations.filter(({ id }) => id !== outcome?.attemptId);
          return {
            facts: entryTypeForm.reviewed(type).facts,
            sentences: [
              m.entry_types_review({ code: type.code, business: isolate(business) }),
              m.entry_types_restores(),
            ],
            doubts: earlierInWords(others, type.code),
            notSent: [m.entry_types_not_sent()],
            action: m.entry_types_action({ code: type.code }),
          };
        }}
        renderReceipt={(applied) => {
          const stored = applied.value?.code ?? null;
          return (
            <WrittenReceipt
              of={applied}
              title={m.entry_types_created({ code: stored ?? '' })}
              facts={applied.value && entryTypeForm.facts(applied.value)}
              notes={[m.entry_types_created_note()]}
              actions={
                <>
                  <Button size="xs" icon={IconPlus} onClick={startOver}>
                    {m.entry_types_another()}
                  </Button>
                  <Button size="xs" variant="default" onClick={another}>
                    {m.entry_types_another_kept()}
                  </Button>
                  {stored === null ? null : (
                    <CopyButton text={() => stored}>{m.entry_types_copy_code()}</CopyButton>
                  )}
                </>
              }
            />
          );
        }}
      >
        <div className={classes.pair}>
          <Field name="code" />
          <Field name="prefix" />
        </div>
        <EarlierNotice control={form.control} creations={creations} />
        <PrefixExample control={form.control} />
        <Field name="name" />
        <Field name="description" />
        <Field name="requiresApproval" />
        <Field name="isActive" />
        <Notice tone="info">{m.entry_types_restores()}</Notice>
      </WriteForm>
      <CreatedEntryTypes journal={journal} creations={creations} />
    </div>
  );
}

type Control = ControlOf<typeof entryTypeForm>;

/** The journal already has this code: the service will refuse it, or restore it where it was deleted since. */
function EarlierNotice(props: { control: Control; creations: readonly Attempt[] }) {
  const code = useWatch({ control: props.control, name: 'code' });
  return earlierInWords(props.creations, code).map((words) => (
    <Notice key={words} tone="warn">
      {words}
    </Notice>
  ));
}

/** How the numbers of such entries begin; how they go on is not documented. */
function PrefixExample({ control }: { control: Control }) {
  const prefix = cleanLine(useWatch({ control, name: 'prefix' })).text;
  return (
    <p className={classes.example}>
      {prefix === ''
        ? m.entry_types_prefix_none()
        : m.entry_types_prefix_example({ prefix: isolate(prefix) })}
    </p>
  );
}

/** What the newest creation of the same code means for another one; the service compares codes in upper case, as it stores them. */
function earlierInWords(creations: readonly Attempt[], typed: string): string[] {
  const code = upperCase(typed.trim());
  const earlier = creations.find(({ facts }) => facts.code && upperCase(facts.code) === code);
  if (earlier === undefined) return [];
  const { operator, recordedAt, unresolved } = earlier;
  const when = formatTimestamp(recordedAt);
  const known = { code, operator: isolate(operator), when };
  return [unresolved ? m.entry_types_earlier_unknown(known) : m.entry_types_earlier(known)];
}
