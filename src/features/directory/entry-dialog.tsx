import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { directoryMutations } from '@/api/directory/mutations';
import {
  directoryLimits,
  type DirectoryEntry,
  type DirectoryKind,
  type GivenEntry,
} from '@/api/directory/schemas';
import { entryName } from '@/modules/directory/entry-words';
import { FormScope, type FieldSpec } from '@/modules/form-fields/form-scope';
import { TextField } from '@/modules/form-fields/text-field';
import { optionalLine, requiredLine } from '@/modules/form-fields/text-rules';
import { isOpened, recordLink, type OpenKind } from '@/modules/open-record/record-links';
import { m } from '@/text/generated/messages';
import { isolate, isolateLast } from '@/text/isolate';
import { announce } from '@/ui/feedback/announce';
import { Button } from '@/ui/form/button';
import { Dialog, DialogActions } from '@/ui/overlay/dialog';
import classes from './directory.module.css';

interface Props {
  kind: DirectoryKind;
  entry: DirectoryEntry;
  onClose: () => void;
}

const openWords: Record<OpenKind, () => string> = {
  sale: m.directory_open_sale,
  schedule: m.directory_open_schedule,
};

/** What people may say of an entry; a kind other than providers has a name and nothing else. */
export const entrySchema = z.object({
  name: requiredLine(directoryLimits.name),
  legalName: optionalLine(directoryLimits.name),
  taxNumber: optionalLine(directoryLimits.number),
  registerNumber: optionalLine(directoryLimits.number),
  email: optionalLine(directoryLimits.email),
});
export type TypedEntry = z.infer<typeof entrySchema>;

const specs: Record<keyof TypedEntry, FieldSpec> = {
  name: { label: m.directory_name_name, limit: directoryLimits.name, required: true },
  legalName: { label: m.directory_column_legal, limit: directoryLimits.name },
  taxNumber: { label: m.directory_column_tax, limit: directoryLimits.number },
  registerNumber: { label: m.directory_column_register, limit: directoryLimits.number },
  email: { label: m.directory_column_email, limit: directoryLimits.email },
};

const scope = { specs, refusals: new Map() };

const nameOnly = ['name'] as const;

/** Names an entry, corrects what is known of it, or takes back what people gave it. Nothing of it goes to the service. */
export function EntryDialog({ kind, entry, onClose }: Props) {
  const naming = useMutation(directoryMutations.name(kind));
  const forgetting = useMutation(directoryMutations.forget(kind));
  const { control, handleSubmit } = useForm<TypedEntry, unknown, TypedEntry>({
    resolver: zodResolver(entrySchema),
    defaultValues: typedOf(entry),
  });
  const name = isolate(entryName(entry));
  const close = (words: string) => {
    announce(words);
    onClose();
  };
  const save = handleSubmit((typed) =>
    naming.mutate(
      { source: 'named', entries: [givenBy(entry.id, typed)] },
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
    <Dialog size="form" title={entryName(entry)} onClose={onClose}>
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
            <TextField key={field} control={control} name={field} />
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
    </Dialog>
  );
}

/** What stands in the fields before anybody types; what was learned of another kind stays what it is. */
function typedOf(entry: DirectoryEntry): TypedEntry {
  return {
    name: entry.name ?? '',
    legalName: entry.legalName ?? '',
    taxNumber: entry.taxNumber ?? '',
    registerNumber: entry.registerNumber ?? '',
    email: entry.email ?? '',
  };
}

/** What is kept of it: a field that was left empty goes on as it was learned. */
export function givenBy(id: string, typed: TypedEntry): GivenEntry {
  const { name, legalName, taxNumber, registerNumber, email } = typed;
  return {
    id,
    name,
    legalName: legalName || null,
    taxNumber: taxNumber || null,
    registerNumber: registerNumber || null,
    email: email || null,
  };
}
