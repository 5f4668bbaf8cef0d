import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { directoryMutations } from '@/api/directory/mutations';
import type { useProviders } from '@/modules/provider-directory/use-providers';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import type { ExcludedFormReturn } from './excluded-form';

interface Props {
  form: ExcludedFormReturn;
  of: ReturnType<typeof useProviders>;
}

/** Whoever has an NRC issues documents of their own; of anybody else people note that they cannot. */
export function OfProvider({ form, of }: Props) {
  const providerId = useWatch({ control: form.control, name: 'providerId' });
  if (providerId === '') return null;
  if (!of.isRegistered(providerId)) return <OwnNote key={providerId} id={providerId} of={of} />;
  return (
    <Notice tone="warn" icon={IconAlertTriangle}>
      {m.excluded_purchases_registered()}
    </Notice>
  );
}

/** The service keeps no such mark of a provider (API description, Provider): the note is ours, and everybody's here. */
function OwnNote({ id, of }: { id: string; of: Props['of'] }) {
  const { mutate, isPending, isError } = useMutation(directoryMutations.name('provider'));
  const entry = of.entryOf(id);
  const isNoted = entry?.isExcluded === true;
  // A name that was learned is not one that somebody gave.
  const given = entry?.name === entry?.learnedName ? null : (entry?.name ?? null);
  const note = () =>
    mutate({
      source: 'named',
      entries: [{ id: id.toLowerCase(), name: given, isExcluded: !isNoted }],
    });
  return (
    <p className={shared.quiet}>
      {isNoted ? m.excluded_purchases_noted() : null}{' '}
      <Button size="compact-sm" variant="subtle" busy={isPending} onClick={note}>
        {isNoted ? m.excluded_purchases_note_back() : m.excluded_purchases_note()}
      </Button>
      {isError ? <span role="alert">{m.directory_save_failed()}</span> : null}
    </p>
  );
}
