import { IconPlus } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { ButtonLink } from '@/ui/form/button';
import { EntryList } from './entry-list';

const NewLink = createLink(ButtonLink);

/** The providers this business has a name for, and the way to a new one. */
export function ProvidersScreen() {
  return (
    <EntryList
      kind="provider"
      title={m.providers_title()}
      action={
        <NewLink size="xs" icon={IconPlus} to="/providers/new">
          {m.directory_new()}
        </NewLink>
      }
    />
  );
}
