import { IconCheck } from '@tabler/icons-react';
import { FormDialog } from '@/modules/form/form-dialog';
import { useIsDirty } from '@/modules/form/use-is-dirty';
import { stageOf, stagesOf } from '@/modules/form/write-stages';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { titleOf, type TypedProvider } from './provider-form';
import { ProviderForm, useProviderForm } from './provider-write-form';

/** A provider as another form refers to it. */
export interface ChosenProvider {
  id: string;
  name: string;
}

interface Props {
  /** What is known of it already, such as the issuer of a document. */
  initial?: TypedProvider;
  /** It exists now, or did before: whoever asked goes on with it. */
  onChosen: (provider: ChosenProvider) => void;
  onClose: () => void;
}

/**
 * Creates a provider over another form, which stays as it is behind it. It stands beside that form and not within, for a form
 * within a form sends both.
 */
export function ProviderDialog({ initial, onChosen, onClose }: Props) {
  const writing = useProviderForm(initial);
  const isDirty = useIsDirty(writing.form);
  const { state } = writing.writing;
  const stage = stageOf(stagesOf(state));
  const created = state.kind === 'applied' ? state.value : null;
  const isTyped = isDirty && (stage === 'form' || stage === 'review');
  const close = () => {
    // Whoever made it here wanted it there, by whichever way the receipt is left.
    if (created?.id) onChosen({ id: created.id, name: titleOf(created) });
    else onClose();
  };
  return (
    <FormDialog
      size="wide-form"
      title={m.providers_new()}
      loss={stage === 'sending' ? 'sending' : isTyped ? 'typed' : null}
      onClose={close}
    >
      <ProviderForm
        writing={writing}
        onUse={({ id, name, legalName }) => onChosen({ id, name: name ?? legalName ?? id })}
        renderNext={({ created }) =>
          created === null || created.id === null ? null : (
            <UseCreated onUse={() => onChosen({ id: created.id ?? '', name: titleOf(created) })} />
          )
        }
      />
    </FormDialog>
  );
}

function UseCreated({ onUse }: { onUse: () => void }) {
  return (
    <Button size="xs" icon={IconCheck} onClick={onUse}>
      {m.providers_use_created()}
    </Button>
  );
}
