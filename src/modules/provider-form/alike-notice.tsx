import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DirectoryEntry } from '@/api/directory/schemas';
import type { NewProvider } from '@/api/providers/schemas';
import { entryName } from '@/modules/directory/entry-words';
import { useTypedInPause } from '@/modules/form/typed-in-pause';
import { findAlike, type AlikeProvider, type Likeness } from '@/modules/provider-directory/alike';
import { isolate } from '@/text/isolate';
import { currentLocale } from '@/text/locale';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import classes from './provider-form.module.css';
import type { TypedProvider } from './provider-form';

const likenessWords: Record<Likeness, () => string> = {
  'tax-number': m.providers_alike_tax_number,
  'register-number': m.providers_alike_register_number,
  email: m.providers_alike_email,
  name: m.providers_alike_name,
};

/** Why a provider of the directory may be the one that is being typed. */
export function alikeInWords({ entry, by }: AlikeProvider): string {
  return m.providers_alike({
    name: isolate(entryName(entry)),
    by: inOneList(by.map((one) => likenessWords[one]())),
  });
}

const inOneList = (words: readonly string[]) => new Intl.ListFormat(currentLocale()).format(words);

interface Props {
  form: UseFormReturn<TypedProvider, unknown, NewProvider>;
  entries: readonly DirectoryEntry[];
  /** Takes the known one instead; null where a provider is not being looked for, and its id is there to be copied. */
  onUse: ((entry: DirectoryEntry) => void) | null;
}

const compared = ['providerName', 'legalName', 'taxNumber', 'registerNumber', 'email'] as const;

/** More than these are no help to choose among. */
const mostShown = 3;

/** The directory may have this provider already; what the service does with a second one is not documented. */
export function AlikeNotice({ form, entries, onUse }: Props) {
  // Comparing with a whole directory on each key would slow typing down.
  const typed = useTypedInPause(form, compared);
  const alike = useMemo(() => findAlike(entries, typed), [entries, typed]);
  if (alike.length === 0) return null;
  return (
    <Notice tone="warn">
      <AlikeList of={alike} onUse={onUse} />
    </Notice>
  );
}

/** Providers of the directory, each with why it may be the one and a way to take it. */
export function AlikeList({ of, onUse }: { of: readonly AlikeProvider[] } & Pick<Props, 'onUse'>) {
  return (
    <ul className={classes.alike}>
      {of.slice(0, mostShown).map((found) => (
        <li key={found.entry.id}>
          {alikeInWords(found)}{' '}
          {onUse === null ? (
            <CopyButton text={() => found.entry.id}>{m.providers_copy_id()}</CopyButton>
          ) : (
            <Button size="compact-sm" variant="default" onClick={() => onUse(found.entry)}>
              {m.providers_use_this()}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
