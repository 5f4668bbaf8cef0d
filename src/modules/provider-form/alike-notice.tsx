import { IconAlertTriangle } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { DirectoryEntry } from '@/api/directory/schemas';
import type { NewProvider } from '@/api/providers/schemas';
import { findAlike } from '@/modules/provider-directory/alike';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import classes from './provider-form.module.css';
import type { TypedProvider } from './provider-schema';
import { alikeInWords } from './provider-words';

interface Props {
  control: Control<TypedProvider, unknown, NewProvider>;
  entries: readonly DirectoryEntry[];
  /** Takes the known one instead; null where a provider is not being looked for. */
  onUse: ((entry: DirectoryEntry) => void) | null;
}

const compared = ['providerName', 'legalName', 'taxNumber', 'registerNumber', 'email'] as const;

/** More than these are no help to choose among. */
const mostShown = 3;

/** The directory may have this provider already; what the service does with a second one is not documented. */
export function AlikeNotice({ control, entries, onUse }: Props) {
  useLocale();
  const [providerName, legalName, taxNumber, registerNumber, email] = useDeferredValue(
    useWatch({ control, name: compared }),
  );
  const alike = useMemo(
    () => findAlike(entries, { providerName, legalName, taxNumber, registerNumber, email }),
    [entries, providerName, legalName, taxNumber, registerNumber, email],
  );
  if (alike.length === 0) return null;
  return (
    <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
      <ul className={classes.alike}>
        {alike.slice(0, mostShown).map((found) => (
          <li key={found.entry.id}>
            {alikeInWords(found)}{' '}
            {onUse === null ? null : (
              <Button size="compact-sm" variant="default" onClick={() => onUse(found.entry)}>
                {m.providers_use_this()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
