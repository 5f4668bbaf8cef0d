import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { directoryMutations } from '@/api/directory/mutations';
import { directoryLimits, type DirectoryKind } from '@/api/directory/schemas';
import { LeaveGuard } from '@/modules/form/leave-guard';
import { useIsDirty } from '@/modules/form/use-is-dirty';
import { FormScope, type FieldSpec } from '@/modules/form-fields/form-scope';
import { TextField } from '@/modules/form-fields/text-field';
import { requiredIdentifier, requiredLine } from '@/modules/form-fields/text-rules';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './directory.module.css';

const nameSchema = z.object({
  id: requiredIdentifier(),
  name: requiredLine(directoryLimits.name),
});

const specs: Record<string, FieldSpec> = {
  id: { label: m.directory_name_id, help: m.directory_name_id_help, required: true },
  name: { label: m.directory_name_name, limit: directoryLimits.name, required: true },
};
const scope = { specs, refusals: new Map() };
const empty = { id: '', name: '' };

/** Gives a name to an identifier somebody has from elsewhere. */
export function NameForm({ kind }: { kind: DirectoryKind }) {
  const naming = useMutation(directoryMutations.name(kind));
  const [saved, setSaved] = useState<string | null>(null);
  const form = useForm<z.input<typeof nameSchema>, unknown, z.output<typeof nameSchema>>({
    resolver: zodResolver(nameSchema),
    defaultValues: empty,
  });
  const { control, handleSubmit, reset } = form;
  const save = handleSubmit(({ id, name }) => {
    setSaved(null);
    naming.mutate(
      { source: 'named', entries: [{ id, name }] },
      {
        onSuccess: () => {
          setSaved(name);
          reset(empty);
        },
      },
    );
  });
  return (
    <FormScope value={scope}>
      {/* Beside the fold: a question in one that is closed would not be seen. */}
      <LeaveGuard risk={useIsDirty(form) ? 'unsaved' : null} />
      <details className={classes.more}>
        <summary>{m.directory_name_title()}</summary>
        <form className={classes.panel} noValidate onSubmit={(event) => void save(event)}>
          <TextField control={control} name="id" />
          <TextField control={control} name="name" />
          {naming.isError ? (
            <p className={classes.wrong} role="alert">
              {m.directory_save_failed()}
            </p>
          ) : null}
          {saved === null ? null : (
            <output>{m.directory_name_saved({ name: isolate(saved) })}</output>
          )}
          <div className={classes.actions}>
            <Button type="submit" size="xs" variant="default" busy={naming.isPending}>
              {m.directory_name_save()}
            </Button>
          </div>
        </form>
      </details>
    </FormScope>
  );
}
