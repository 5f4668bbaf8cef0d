import { IconPlus } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { UnchosenNameContext } from '@/modules/directory-picker/directory-field';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { ProviderDialog } from './provider-dialog';
import { providerForm, type TypedProvider } from './provider-form';
import classes from './provider-form.module.css';

/** A supplier who is created over another form. The dialog stands beside that form: a form within a form sends both. */
export function useNewProvider(onChosen: (id: string) => void) {
  const [begun, setBegun] = useState<TypedProvider | null>(null);
  const close = () => setBegun(null);
  return {
    /** `known`: what is known of it already, such as by a document of its own. */
    create: (known?: TypedProvider) => setBegun(known ?? providerForm.empty),
    dialog:
      begun === null ? null : (
        <ProviderDialog
          initial={begun}
          onChosen={({ id }) => {
            onChosen(id);
            close();
          }}
          onClose={close}
        />
      ),
  };
}

interface Props {
  /** What chooses one of those that are known, and what there is to say of the chosen one. */
  children: ReactNode;
  /** With the name or the number that was looked for; undefined where none was. */
  onCreate: (soughtAs: TypedProvider | undefined) => void;
}

/** A supplier who is chosen, or created on the spot. */
export function ProviderField({ children, onCreate }: Props) {
  const sought = useRef<string>(null);
  return (
    <div className={classes.choose}>
      <UnchosenNameContext value={sought}>{children}</UnchosenNameContext>
      <Button
        size="compact-sm"
        variant="default"
        icon={IconPlus}
        onClick={() => onCreate(soughtAs(sought.current ?? ''))}
      >
        {m.purchases_new_provider()}
      </Button>
    </div>
  );
}

function soughtAs(text: string): TypedProvider | undefined {
  if (text === '') return undefined;
  return { ...providerForm.empty, [/\p{L}/u.test(text) ? 'providerName' : 'taxNumber']: text };
}
