import { useQuery } from '@tanstack/react-query';
import { createContext, use, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { asApiError } from '@/api/core/errors';
import { directoryQueries } from '@/api/directory/queries';
import type { DirectoryEntry, DirectoryKind } from '@/api/directory/schemas';
import { isIdentifier } from '@/domain/identifier';
import { isUnnamed } from '@/modules/directory/entry-words';
import { ChoicesFailed } from '@/modules/form-fields/choices-failed';
import { useChosenField } from '@/modules/form-fields/use-chosen-field';
import type { FieldPlace } from '@/modules/form-fields/use-text-field';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { LazyPicker } from '@/modules/form-fields/lazy-picker';
import { mostOffered } from '@/ui/form/picker-props';
import classes from './directory-picker.module.css';
import { chosenOption, optionsFor, type EntryMark } from './entry-options';
import { NameChosen } from './name-chosen';

interface Props<Values extends FieldValues, Output> extends FieldPlace<Values, Output> {
  kind: DirectoryKind;
  /** What is said beside an entry that should rather not be chosen. */
  mark?: EntryMark;
  /** Said when it chooses something else. */
  onChosen?: (id: string) => void;
}

/** Holds the name that was typed and is not chosen, for whoever offers something for it; `''` or null: there is none. */
export const UnchosenNameContext = createContext<RefObject<string | null> | null>(null);

const none: readonly DirectoryEntry[] = [];

/**
 * A record the service has no list of, by the name the address book has for it or by its pasted identifier, which can be given
 * a name on the spot. The value is the id in lower case, `''` for none.
 */
export function DirectoryField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { kind, mark, onChosen, ...place } = props;
  const { spec, field, error } = useChosenField(place);
  const { data, error: readError, isFetching, refetch } = useQuery(directoryQueries.list(kind));
  const entries = data ?? none;
  const value: string = field.value;
  const known = entries.find(({ id }) => id === value.toLowerCase());
  const wantsName = isIdentifier(value) && data !== undefined && (!known || isUnnamed(known));
  return (
    <div className={classes.field}>
      <LazyPicker
        inputRef={field.ref}
        name={place.name}
        label={spec.label()}
        description={spec.help?.()}
        required={spec.required ?? false}
        placeholder={kind === 'provider' ? m.directory_pick_provider() : m.directory_pick_search()}
        error={error}
        chosen={value === '' ? null : chosenOption(entries, value)}
        find={(typed) => optionsFor(entries, typed, mark)}
        note={(found) => noteOf(found, entries.length)}
        onChoose={(chosen) => {
          if (chosen === value) return;
          field.onChange(chosen);
          onChosen?.(chosen);
        }}
        onBlur={field.onBlur}
        leftRef={use(UnchosenNameContext)}
      />
      {readError !== null && data === undefined ? (
        <ChoicesFailed
          error={asApiError(readError)}
          subject={m.directory_subject()}
          instead={m.directory_pick_failed()}
          reading={isFetching}
          onReadAgain={() => void refetch()}
        />
      ) : null}
      {wantsName ? <NameChosen key={value} kind={kind} id={value.toLowerCase()} /> : null}
    </div>
  );
}

function noteOf(found: number, known: number): string | null {
  if (known === 0 && found === 0) return m.directory_pick_empty();
  if (found === 0) return m.directory_pick_none();
  return found > mostOffered ? m.catalogs_more({ shown: formatQuantity(mostOffered) }) : null;
}
