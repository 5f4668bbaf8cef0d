import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { directoryMutations } from '@/api/directory/mutations';
import { directoryLimits, type DirectoryKind } from '@/api/directory/schemas';
import { shortIdentifier } from '@/domain/identifier';
import { cleanLine, countCharacters } from '@/domain/typed-text';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Button } from '@/ui/form/button';
import { ToolField } from '@/ui/form/tool-field';
import classes from './directory-picker.module.css';

/**
 * Gives a name to the identifier that stands in a field. It stands inside another form, so Enter saves the name and not the form;
 * what is typed here is no part of the form.
 */
export function NameChosen({ kind, id }: { kind: DirectoryKind; id: string }) {
  const [typed, setTyped] = useState('');
  const naming = useMutation(directoryMutations.name(kind));
  const name = cleanLine(typed).text;
  const isTooLong = countCharacters(name) > directoryLimits.name;
  const canSave = name !== '' && !isTooLong;
  const save = () => {
    if (!canSave || naming.isPending) return;
    naming.mutate(
      { source: 'named', entries: [{ id, name }] },
      { onSuccess: () => announce(m.directory_name_saved({ name: isolate(name) })) },
    );
  };
  return (
    <div className={classes.name}>
      <ToolField
        label={m.directory_pick_name({ id: shortIdentifier(id) })}
        autoComplete="off"
        dir="auto"
        value={typed}
        aria-invalid={isTooLong || undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          save();
        }}
      />
      <Button
        size="xs"
        variant="default"
        disabled={!canSave}
        busy={naming.isPending}
        onClick={save}
      >
        {m.directory_pick_name_save()}
      </Button>
      <p className={classes.help} data-wrong={isTooLong || naming.isError || undefined}>
        <span role={isTooLong || naming.isError ? 'alert' : undefined}>
          {naming.isError
            ? m.directory_save_failed()
            : isTooLong
              ? m.directory_name_too_long({ limit: formatQuantity(directoryLimits.name) })
              : kind === 'schedule'
                ? m.directory_pick_name_help_nobody()
                : m.directory_pick_name_help()}
        </span>
      </p>
    </div>
  );
}
