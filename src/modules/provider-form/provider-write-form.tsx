import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { catalogQueries } from '@/api/catalogs/queries';
import { directoryQueries } from '@/api/directory/queries';
import type { DirectoryEntry } from '@/api/directory/schemas';
import type { Provider } from '@/api/providers/schemas';
import { shortIdentifier } from '@/domain/identifier';
import { AddressFields } from '@/modules/address-fields/address-fields';
import { BranchField } from '@/modules/form-fields/branch-field';
import { useBranches } from '@/modules/branch-picker/use-branches';
import type { Drafting } from '@/modules/drafts/use-draft';
import { useWriteForm } from '@/modules/form/use-write-form';
import { WriteForm } from '@/modules/form/write-form';
import { findAlike } from '@/modules/provider-directory/alike';
import { WrittenReceipt } from '@/modules/receipt/written-receipt';
import { useSession } from '@/modules/session/session-context';
import { businessInWords } from '@/modules/session/integration-words';
import { isolate, isolateLast } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Notice } from '@/ui/feedback/notice';
import { alikeInWords, AlikeNotice } from './alike-notice';
import {
  keptForAnother,
  numberWarnings,
  providerForm,
  titleOf,
  type TypedProvider,
} from './provider-form';
import classes from './provider-form.module.css';

const { Field } = providerForm;

/** The form of a provider and its write; whoever shows it decides whether what is typed is kept as a draft. */
export function useProviderForm(initial?: TypedProvider) {
  const { branchName } = usePlaceNames();
  const writing = useWriteForm(providerForm, {
    ...(initial && { initial }),
    context: ({ branchId }) => {
      const name = branchName(branchId);
      return { ...(branchId !== '' && { branchId }), ...(name !== null && { branchName: name }) };
    },
  });
  const id = useWatch({ control: writing.form.control, name: 'branchId' });
  const name = branchName(id);
  /** The branch that is chosen; null for none, or one whose name is not known. */
  return { ...writing, branch: name === null ? null : { id, name } };
}

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
  writing: ReturnType<typeof useProviderForm>;
  draft?: Drafting;
  /** Takes a provider of the directory instead of creating one; null where none is being looked for. */
  onUse?: ((entry: DirectoryEntry) => void) | null;
  /** The buttons of the receipt. */
  renderNext: (steps: NextSteps) => ReactNode;
}

const none: readonly DirectoryEntry[] = [];

const places = {
  country: 'countryId',
  state: 'stateId',
  city: 'cityId',
  isOffered: 'isHomeOffered',
} as const;

/** Creates a provider; which the service offers, and nothing to find it again by (API description, Endpoints). */
export function ProviderForm({ writing, draft, onUse = null, renderNext }: Props) {
  const { form, begin, startOver } = writing;
  const business = businessInWords(useSession().integration);
  const { data: entries = none } = useQuery(directoryQueries.list('provider'));
  const { words } = usePlaceNames();
  return (
    <WriteForm
      {...writing}
      {...(draft && { draft })}
      review={(provider) => ({
        ...providerForm.reviewed(provider, undefined, words),
        sentences: [
          m.providers_review({
            name: isolate(titleOf(provider)),
            business: isolateLast(business),
          }),
          m.providers_review_once(),
        ],
        doubts: [...findAlike(entries, provider).map(alikeInWords), ...numberWarnings(provider)],
        action: m.providers_action({ name: titleOf(provider) }),
      })}
      renderReceipt={(applied) => {
        const { value: created, input } = applied;
        const id = created?.id ?? null;
        // The answer leaves the branch out (API description, Provider): it is the one that was sent.
        const branch = input.branchId === '' ? {} : { branchId: input.branchId };
        return (
          <WrittenReceipt
            of={applied}
            title={m.providers_created({ name: created === null ? '' : titleOf(created) })}
            facts={created && providerForm.facts({ ...created, ...branch }, words)}
            notes={[
              m.providers_created_note(),
              ...(input.branchId === '' ? [] : [m.providers_created_branch()]),
              ...(id === null ? [m.providers_created_without_id()] : []),
            ]}
            actions={
              <>
                {renderNext({
                  created,
                  startOver,
                  another: () => begin(keptForAnother(form.getValues())),
                })}
                {id === null ? null : (
                  <CopyButton text={() => id}>{m.providers_copy_id()}</CopyButton>
                )}
              </>
            }
          />
        );
      }}
    >
      <Notice tone="info">{m.providers_required_note()}</Notice>
      <div className={classes.pair}>
        <Field name="providerName" />
        <Field name="legalName" />
        <Field name="taxNumber" />
        <Field name="registerNumber" />
      </div>
      <AlikeNotice form={form} entries={entries} onUse={onUse} />
      <div className={classes.pair}>
        <Field name="businessType" />
        <Field name="businessTypeText" />
      </div>
      <div className={classes.pair}>
        <Field name="email" />
        <Field name="phone" />
      </div>
      <AddressFields form={form} names={places} help={m.providers_city_help()} />
      <Field name="address" />
      <BranchField control={form.control} name="branchId" none={m.providers_no_branch()} />
    </WriteForm>
  );
}

/** Names of countries, departments, municipalities and branches, as far as their lists were read. */
function usePlaceNames() {
  const { data } = useQuery(catalogQueries.countries());
  const { branches } = useBranches();
  const names = useMemo(() => {
    const all = (data?.rows ?? []).flatMap((country) => [
      country,
      ...country.states.flatMap((state) => [state, ...state.cities]),
    ]);
    return new Map(all.map(({ id, name }) => [id.toLowerCase(), name]));
  }, [data]);
  const place = (id: string) => names.get(id.toLowerCase()) ?? shortIdentifier(id);
  const branchName = (id: string) => branches.find((branch) => branch.id === id)?.name ?? null;
  const branch = (id: string) => branchName(id) ?? shortIdentifier(id);
  return {
    branchName,
    words: { countryId: place, stateId: place, cityId: place, branchId: branch },
  };
}
