import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError } from '@/api/core/errors';
import { isNamed } from '@/api/core/profile';
import { expenseQueries } from '@/api/expenses/queries';
import type { Allocation } from '@/api/payments/schemas';
import { createStore } from '@/domain/store';
import type { KnownPayables, ToldPurchase, ToldPurchases } from './parts';

/** The purchases that only the service can say something of, and has not. */
export function unasked(
  parts: readonly Allocation[],
  known: KnownPayables,
  told: ToldPurchases,
): string[] {
  return parts
    .map(({ purchaseId }) => purchaseId)
    .filter((id) => (known.get(id)?.sent ?? null) === null && !told.has(id));
}

/** So many are asked about at once. */
const atOnce = 4;
/** What was told a moment ago is not asked again. */
const freshMs = 60_000;

/**
 * Asks the service for the status of each: it finds none of another business (API description, Errors). Where one question has no
 * answer at all, such as without the permission, the others are not asked.
 */
export async function askForPurchases(
  client: QueryClient,
  ids: readonly string[],
  onTold: (id: string, told: ToldPurchase) => void,
): Promise<void> {
  const left = [...ids];
  const ask = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      try {
        const { providerName, toPay } = await client.query({
          ...expenseQueries.status(id),
          staleTime: freshMs,
        });
        onTold(id, { is: 'ours', providerName, toPay });
      } catch (error) {
        if (asApiError(error).kind === 'not-found') onTold(id, { is: 'foreign' });
        else left.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
}

/** Joins what is known here with what the service says: the same map until either is another one, for it is asked for at each key. */
export function withTold(
  read: () => KnownPayables,
  told: () => ToldPurchases,
): () => KnownPayables {
  let last: { known: KnownPayables; told: ToldPurchases; joined: KnownPayables } | null = null;
  return () => {
    const [known, said] = [read(), told()];
    if (last === null || last.known !== known || last.told !== said) {
      const joined = new Map(
        [...known].map(([id, payable]) => {
          const one = payable.sent === null ? said.get(id) : undefined;
          return [id, one?.is === 'ours' ? { ...payable, told: one } : payable];
        }),
      );
      last = { known, told: said, joined };
    }
    return last.joined;
  };
}

/** Asks before the review, where somebody has named the path of the status check; otherwise the service says it to the payment. */
export function useToldPurchases() {
  const client = useQueryClient();
  const [told] = useState(() => createStore<ToldPurchases>(new Map()));
  const asking = useMutation({
    networkMode: 'always',
    mutationFn: (ids: readonly string[]) =>
      askForPurchases(client, ids, (id, one) => told.set(new Map(told.get()).set(id, one))),
  });
  return {
    told: told.get,
    isAsking: asking.isPending,
    /** Calls back when all were asked, unless the form is left before. */
    ask: (ids: readonly string[], then: () => void) => {
      if (ids.length === 0 || !isNamed('purchaseStatus')) then();
      else asking.mutate(ids, { onSettled: then });
    },
  };
}
