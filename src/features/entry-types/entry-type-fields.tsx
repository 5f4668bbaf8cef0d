import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useWatch, type Control } from 'react-hook-form';
import type { Attempt } from '@/api/attempts/schemas';
import type { NewEntryType } from '@/api/entry-types/schemas';
import { cleanLine } from '@/domain/typed-text';
import { CodeField } from '@/modules/form-fields/code-field';
import { SwitchField } from '@/modules/form-fields/switch-field';
import { LinesField, TextField } from '@/modules/form-fields/text-field';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import classes from './entry-types.module.css';
import { earlierCreation } from './earlier-creations';
import { earlierInWords } from './earlier-words';
import type { TypedEntryType } from './entry-type-form';

interface Props {
  control: Control<TypedEntryType, unknown, NewEntryType>;
  /** Creations the journal knows of. */
  creations: readonly Attempt[];
}

/** What is typed of a new entry type. */
export function EntryTypeFields({ control, creations }: Props) {
  return (
    <>
      <div className={classes.pair}>
        <CodeField control={control} name="code" />
        <TextField control={control} name="prefix" />
      </div>
      <EarlierNotice control={control} creations={creations} />
      <PrefixExample control={control} />
      <TextField control={control} name="name" />
      <LinesField control={control} name="description" rows={3} />
      <SwitchField control={control} name="requiresApproval" />
      <SwitchField control={control} name="isActive" />
      <Notice tone="info" icon={<IconInfoCircle size={16} />}>
        {m.entry_types_restores()}
      </Notice>
    </>
  );
}

/** The journal already has this code: the service will refuse it, or restore it where it was deleted since. */
function EarlierNotice({ control, creations }: Props) {
  const code = useWatch({ control, name: 'code' });
  const earlier = earlierCreation(creations, code);
  if (earlier === null) return null;
  return (
    <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
      {earlierInWords(earlier)}
    </Notice>
  );
}

/** How the numbers of such entries begin; how they go on is not documented. */
function PrefixExample({ control }: Pick<Props, 'control'>) {
  const prefix = cleanLine(useWatch({ control, name: 'prefix' })).text;
  return (
    <p className={classes.example}>
      {prefix === ''
        ? m.entry_types_prefix_none()
        : m.entry_types_prefix_example({ prefix: isolate(prefix) })}
    </p>
  );
}
