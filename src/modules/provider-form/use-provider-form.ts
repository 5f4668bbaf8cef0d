import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { providerMutations } from '@/api/providers/mutations';
import type { NewProvider } from '@/api/providers/schemas';
import { useAttempt } from '@/modules/attempt/use-attempt';
import { stagesOf } from '@/modules/form-shell/write-stages';
import { emptyProvider, providerSchema, type TypedProvider } from './provider-schema';
import { usePlaceNames } from './use-place-names';

/** The form of a provider and its write; whoever shows it decides whether what is typed is kept as a draft. */
export function useProviderForm(initial: TypedProvider = emptyProvider) {
  const form = useForm<TypedProvider, unknown, NewProvider>({
    resolver: zodResolver(providerSchema),
    defaultValues: initial,
  });
  const writing = useAttempt(providerMutations.create);
  const names = usePlaceNames();
  const id = useWatch({ control: form.control, name: 'branchId' });
  const name = id === '' ? null : names.branchName(id);
  return {
    form,
    writing,
    names,
    ...stagesOf(writing.state),
    /** The branch that is chosen; null for none, or one whose name is not known. */
    branch: name === null ? null : { id, name },
  };
}

export type ProviderFormParts = ReturnType<typeof useProviderForm>;
