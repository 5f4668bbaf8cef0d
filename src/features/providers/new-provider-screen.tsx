import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attemptQueries } from '@/api/attempts/queries';
import type { AttemptDetail } from '@/api/attempts/schemas';
import { formatMoment } from '@/modules/business-day/moments';
import { useDraft } from '@/modules/drafts/use-draft';
import { providerForm, type TypedProvider } from '@/modules/provider-form/provider-form';
import {
  ProviderForm,
  useProviderForm,
  type NextSteps,
} from '@/modules/provider-form/provider-write-form';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Waited } from '@/ui/feedback/waited';
import { Button } from '@/ui/form/button';
import { BackLink } from '@/ui/layout/back-link';
import { ScreenTitle } from '@/ui/layout/screen-title';
import classes from './providers.module.css';

/** Creates a provider of the business; `from` is the attempt in the journal that it starts from. */
export function NewProviderScreen({ from }: { from: string | null }) {
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.providers_new()} ofForm>
        <BackLink to="/providers">{m.providers_back()}</BackLink>
      </ScreenTitle>
      {from === null ? (
        <KeptForm initial={providerForm.empty} />
      ) : (
        <CopiedForm key={from} from={from} />
      )}
    </div>
  );
}

/** The form once the entry it starts from was read. */
function CopiedForm({ from }: { from: string }) {
  const { data, error } = useQuery(attemptQueries.one(from));
  /** What the form began with: an entry that is read only later is not what stands in it. */
  const [begun, begin] = useState<AttemptDetail | 'empty' | null>(null);
  if (begun === null) {
    if (data !== undefined || error !== null) begin(data ?? 'empty');
    return (
      <SlowNotice>
        {m.providers_copy_reading()}
        <Waited />
      </SlowNotice>
    );
  }
  const sent = begun === 'empty' ? null : sentProvider(begun);
  return (
    <>
      {begun === 'empty' || sent === null ? (
        <Notice tone="warn" urgent>
          {m.providers_copy_failed()}
        </Notice>
      ) : (
        <Notice tone="info" icon={IconCopy}>
          {m.providers_copy_from({ when: formatMoment(Date.parse(begun.recordedAt)) })}
        </Notice>
      )}
      <KeptForm initial={sent ?? providerForm.empty} />
    </>
  );
}

/** Null for what was no provider, or is none that can be read: a journal may have been brought from elsewhere. */
function sentProvider({ operation, bodyText }: AttemptDetail): TypedProvider | null {
  const typed = operation === 'providers.create' ? providerForm.typedFrom(bodyText) : null;
  // What was sent is what is copied, without a country too.
  return typed && { ...typed, isHomeOffered: true };
}

/** The form, with what is typed kept as a draft. */
function KeptForm({ initial }: { initial: TypedProvider }) {
  const writing = useProviderForm(initial);
  const { form, outcome, branch } = writing;
  const draft = useDraft(form, providerForm.draft, { outcome, branch });
  return <ProviderForm writing={writing} draft={draft} renderNext={nextSteps} />;
}

const nextSteps = (steps: NextSteps) => <AfterCreation {...steps} />;

function AfterCreation({ startOver, another }: NextSteps) {
  return (
    <>
      <Button size="xs" icon={IconPlus} onClick={startOver}>
        {m.providers_another()}
      </Button>
      <Button size="xs" variant="default" onClick={another}>
        {m.providers_another_kept()}
      </Button>
    </>
  );
}
