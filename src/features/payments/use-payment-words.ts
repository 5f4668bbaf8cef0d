import { shortIdentifier } from '@/domain/identifier';
import { useBranches } from '@/modules/branch-picker/use-branches';
import { itemOf } from '@/modules/catalog-select/catalog-choices';
import { useProviders } from '@/modules/provider-directory/use-providers';
import { useMethods, useSource } from './money-fields';

/** Names of what a payment holds ids of, as far as their lists were read. */
export function usePaymentWords() {
  const { nameOf } = useProviders();
  const { branches } = useBranches();
  const methods = useMethods();
  const banks = useSource('bank');
  const checkbooks = useSource('checkbook');
  const pettyCashes = useSource('petty-cash');
  const named = ({ items }: typeof banks) => {
    return (id: string) => itemOf(items, 'id', id)?.name ?? shortIdentifier(id);
  };
  return {
    providerId: nameOf,
    branchId: (id: string) =>
      branches.find((branch) => branch.id === id)?.name ?? shortIdentifier(id),
    methodId: (id: string) => itemOf(methods.items, 'id', id)?.name ?? shortIdentifier(id),
    bankId: named(banks),
    checkbookId: named(checkbooks),
    pettyCashId: named(pettyCashes),
  };
}
