import { IconCheck, IconX } from '@tabler/icons-react';
import { useCallback } from 'react';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Button } from '@/ui/form/button';
import icon from '@/ui/form/icon-button.module.css';
import classes from './provider-form.module.css';
import { ProviderForm } from './provider-form';
import type { TypedProvider } from './provider-schema';
import { titleOf } from './provider-words';
import { useProviderForm } from './use-provider-form';

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
  useLocale();
  const parts = useProviderForm(initial);
  const show = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);
  return (
    <dialog
      ref={show}
      className={classes.dialog}
      aria-modal="true"
      aria-labelledby="provider-dialog-title"
      // A slip of the finger must not throw away what was typed: it closes by its button only.
      onCancel={(event) => event.preventDefault()}
    >
      <div className={classes.dialogHead}>
        <h2 id="provider-dialog-title" className={classes.dialogTitle}>
          {m.providers_new()}
        </h2>
        <button
          type="button"
          className={icon.button}
          aria-label={m.common_close()}
          onClick={onClose}
        >
          <IconX size={16} aria-hidden />
        </button>
      </div>
      <ProviderForm
        parts={parts}
        onUse={({ id, name, legalName }) => onChosen({ id, name: name ?? legalName ?? id })}
        renderNext={({ created }) =>
          created === null || created.id === null ? null : (
            <UseCreated onUse={() => onChosen({ id: created.id ?? '', name: titleOf(created) })} />
          )
        }
      />
    </dialog>
  );
}

function UseCreated({ onUse }: { onUse: () => void }) {
  useLocale();
  return (
    <Button size="xs" leftSection={<IconCheck size={16} aria-hidden />} onClick={onUse}>
      {m.providers_use_created()}
    </Button>
  );
}
