import { IconPlus } from '@tabler/icons-react';
import { useDraft } from '@/modules/drafts/use-draft';
import { providerForm } from '@/modules/provider-form/provider-form';
import {
  ProviderForm,
  useProviderForm,
  type NextSteps,
} from '@/modules/provider-form/provider-write-form';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { BackLink } from '@/ui/layout/back-link';
import { ScreenTitle } from '@/ui/layout/screen-title';
import classes from './providers.module.css';

/** Creates a provider of the business; what is typed is kept as a draft. */
export function NewProviderScreen() {
  const writing = useProviderForm();
  const { form, outcome, branch } = writing;
  const draft = useDraft(form, providerForm.draft, { outcome, branch });
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.providers_new()} ofForm>
        <BackLink to="/providers">{m.providers_back()}</BackLink>
      </ScreenTitle>
      <ProviderForm writing={writing} draft={draft} renderNext={nextSteps} />
    </div>
  );
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
