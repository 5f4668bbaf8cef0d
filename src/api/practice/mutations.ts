import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { OwnWord } from '@/contract/practice';
import { practiceKeys } from './keys';
import { armMishap, beginAnew, disarmMishap, sayDone } from './operations';
import { practiceQueries } from './queries';
import type { Mishap, Practice } from './schemas';

/** One after the other: each answer tells all there is, and the last one stands. */
const scope = { id: practiceKeys.all.join() };

const changing = <Variables>(change: (variables: Variables) => Promise<Practice>) =>
  mutationOptions({
    scope,
    mutationFn: change,
    // An answer that is still on its way does not know of the change.
    onMutate: (_variables, { client }) => client.cancelQueries(practiceQueries.mine()),
    onSuccess: (told, _variables, _nothing, { client }) => tell(client, told),
  });

const tell = (client: QueryClient, told: Practice) =>
  void client.setQueryData(practiceQueries.mine().queryKey, told);

export const practiceMutations = {
  /** Null takes it back. */
  arm: () => changing((mishap: Mishap | null) => (mishap ? armMishap(mishap) : disarmMishap())),
  say: () => changing((word: OwnWord) => sayDone(word)),
  beginAnew: () => changing(() => beginAnew()),
};
