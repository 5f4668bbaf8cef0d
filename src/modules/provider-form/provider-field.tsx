import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { ProviderDialog } from './provider-dialog';
import classes from './provider-form.module.css';

/** A supplier who is created over another form. The dialog stands beside that form: a form within a form sends both. */
export function useNewProvider(onChosen: (id: string) => void) {
  const [isCreating, setCreating] = useState(false);
  return {
    create: () => setCreating(true),
    dialog: isCreating ? (
      <ProviderDialog
        onChosen={({ id }) => {
          onChosen(id);
          setCreating(false);
        }}
        onClose={() => setCreating(false)}
      />
    ) : null,
  };
}

interface Props {
  /** What chooses one of those that are known, and what there is to say of the chosen one. */
  children: ReactNode;
  onCreate: () => void;
}

/** A supplier who is chosen, or created on the spot. */
export function ProviderField({ children, onCreate }: Props) {
  return (
    <div className={classes.choose}>
      {children}
      <Button size="compact-sm" variant="default" icon={IconPlus} onClick={onCreate}>
        {m.purchases_new_provider()}
      </Button>
    </div>
  );
}
