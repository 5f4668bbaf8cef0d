import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { directoryMutations } from '@/api/directory/mutations';
import type { DirectoryEntry, DirectoryKind } from '@/api/directory/schemas';
import { entryName } from '@/modules/directory/entry-words';
import { FormDialog } from '@/modules/form/form-dialog';
import { useIsDirty } from '@/modules/form/use-is-dirty';
import { FormScope } from '@/modules/form-fields/form-scope';
import { TextField } from '@/modules/form-fields/text-field';
import { isOpened, recordLink, type OpenKind } from '@/modules/open-record/record-links';
import { isolate, isolateLast } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Button } from '@/ui/form/button';
import { DialogActions } from '@/ui/overlay/dialog';
import classes from './directory.module.css';
import { entrySchema, givenBy, nameOnly, specs, typedOf, type TypedEntry } from './entry-form';

interface Props {
  kind: DirectoryKind;
  entry: DirectoryEntry;
  onClose: () => void;
}

const openWords: Record<OpenKind, () => string> = {
  sale: m.directory_open_sale,
  schedule: m.directory_open_schedule,
};

const scope = { specs, refusals: new Map() };

/** Names an entry, corrects what is known of it, or takes back what people gave it. Nothing of it goes to the service. */
export function EntryDialog({ kind, entry, onClose }: Props) {
  const naming = useMutation(directoryMutations.name(kind));
  const forgetting = useMutation(directoryMutations.forget(kind));
  // What the address book says meanwhile is not what somebody emptied here.
  const [stood] = useState(() => typedOf(entry));
  const form = useForm<TypedEntry, unknown, TypedEntry>({
    resolver: zodResolver(entrySchema),
    defaultValues: stood,
  });
  const isDirty = useIsDirty(form);
  const name = isolate(entryName(entry));
  const close = (words: string) => {
    announce(words);
    onClose();
  };
  const save = form.handleSubmit((typed) =>
    naming.mutate(
      { source: 'named', entries: [givenBy(entry.id, typed, stood)] },
      { onSuccess: () => close(m.directory_name_saved({ name: isolate(typed.name) })) },
    ),
  );
  const forget = () =>
    forgetting.mutate(entry.id, {
      onSuccess: () => close(m.directory_forgotten({ name })),
    });
  const isGiven = entry.source === 'named' || entry.source === 'imported';
  const isBusy = naming.isPending || forgetting.isPending;
  const fields = kind === 'provider' ? (Object.keys(specs) as (keyof TypedEntry)[]) : nameOnly;
  return (
    <FormDialog
      size="form"
      title={entryName(entry)}
      loss={isDirty ? 'unsaved' : null}
      onClose={onClose}
    >
      <p className={classes.id}>{entry.id}</p>
      {isOpened(kind) ? (
        <p>
          <Link {...recordLink(kind, entry.id)} preload={false}>
            {openWords[kind]()}
          </Link>
        </p>
      ) : null}
      {entry.learnedName !== null && entry.learnedName !== entry.name ? (
        <p className={classes.help}>
          {m.directory_learned_name({ name: isolateLast(entry.learnedName) })}
        </p>
      ) : null}
      <FormScope value={scope}>
        <form className={classes.named} noValidate onSubmit={(event) => void save(event)}>
          {fields.map((field) => (
            <TextField key={field} control={form.control} name={field} />
          ))}
          {kind === 'schedule' ? <p className={classes.help}>{m.directory_nobody()}</p> : null}
          {naming.isError || forgetting.isError ? (
            <p className={classes.wrong} role="alert">
              {m.directory_save_failed()}
            </p>
          ) : null}
          {isGiven ? (
            <p className={classes.help}>
              {entry.learned ? m.directory_forget_keeps() : m.directory_forget_all()}
            </p>
          ) : null}
          <DialogActions>
            {isGiven ? (
              <Button size="xs" variant="default" busy={isBusy} onClick={forget}>
                {m.directory_forget()}
              </Button>
            ) : null}
            <Button type="submit" size="xs" busy={isBusy}>
              {m.directory_name_save()}
            </Button>
          </DialogActions>
        </form>
      </FormScope>
    </FormDialog>
  );
}
