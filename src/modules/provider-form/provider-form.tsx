import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { directoryQueries } from '@/api/directory/queries';
import type { DirectoryEntry } from '@/api/directory/schemas';
import { providerFieldNames, type Provider } from '@/api/providers/schemas';
import type { Drafting } from '@/modules/drafts/use-draft';
import { FormShell } from '@/modules/form-shell/form-shell';
import { findAlike } from '@/modules/provider-directory/alike';
import { useSession } from '@/modules/session/session-context';
import { businessInWords } from '@/modules/session/integration-words';
import { m } from '@/text/generated/messages';
import { ProviderFields } from './provider-fields';
import { ProviderReceipt } from './provider-receipt';
import {
  emptyProvider,
  keptForAnother,
  providerSpecs,
  type TypedProvider,
} from './provider-schema';
import { providerReview } from './provider-words';
import type { ProviderFormParts } from './use-provider-form';

/** What can be done once a provider was created. */
export interface NextSteps {
  /** Null when the answer could not be read. */
  created: Provider | null;
  /** To an empty form. */
  startOver: () => void;
  /** To a form that keeps what providers of one place have in common. */
  another: () => void;
}

interface Props {
  parts: ProviderFormParts;
  draft?: Drafting;
  /** Takes a provider of the directory instead of creating one; null where none is being looked for. */
  onUse?: ((entry: DirectoryEntry) => void) | null;
  /** The buttons of the receipt. */
  renderNext: (steps: NextSteps) => ReactNode;
}

const meanings: Partial<Record<string, () => string>> = {
  email: m.providers_email_refused,
  taxNumber: m.providers_number_refused,
  registerNumber: m.providers_number_refused,
};
const meaning = (path: string) => meanings[path]?.() ?? null;
const none: readonly DirectoryEntry[] = [];

/** Creates a provider; which the service offers, and nothing to find it again by (API description, Endpoints). */
export function ProviderForm({ parts, draft, onUse = null, renderNext }: Props) {
  const { form, writing, names, pending, outcome, branch } = parts;
  const { integration } = useSession();
  const { data: entries = none } = useQuery(directoryQueries.list('provider'));
  const begin = (typed: TypedProvider) => {
    form.reset(typed);
    writing.edit();
  };
  const startOver = () => begin(emptyProvider);

  return (
    <FormShell
      form={form}
      {...(draft && { draft })}
      specs={providerSpecs}
      branch={branch?.name ?? null}
      pending={pending}
      outcome={outcome}
      wireNames={providerFieldNames}
      meaning={meaning}
      onReview={(typed) =>
        writing.review(typed, {
          form: 'providers',
          ...(typed.branchId !== '' && { branchId: typed.branchId }),
          ...(branch !== null && { branchName: branch.name }),
          ...draft?.context,
        })
      }
      reviewLabel={m.providers_to_review()}
      review={(provider) =>
        providerReview(provider, businessInWords(integration), findAlike(entries, provider), names)
      }
      moves={{ ...writing, startOver }}
      receipt={
        outcome?.kind === 'applied' ? (
          <ProviderReceipt
            outcome={outcome}
            names={names}
            actions={renderNext({
              created: outcome.value,
              startOver,
              another: () => begin(keptForAnother(form.getValues())),
            })}
          />
        ) : null
      }
    >
      <ProviderFields form={form} entries={entries} onUse={onUse} />
    </FormShell>
  );
}
