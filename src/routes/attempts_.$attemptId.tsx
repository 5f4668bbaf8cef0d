import { createFileRoute } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { AttemptScreen } from '@/features/attempts/attempt-screen';
import { FormWords, type WordsOfForms } from '@/features/attempts/form-words';

export const Route = createFileRoute('/attempts_/$attemptId')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient }, params: { attemptId } }) => {
    // Not awaited: the screen tells a failure itself, also that this is no identifier.
    queryClient.query(attemptQueries.one(attemptId)).catch(() => undefined);
  },
  remountDeps: ({ params }) => params,
  component: AttemptRoute,
});

const product = async () =>
  (await import('@/features/products/product-form/refused-value')).productValueInWords;

const wordsOfForms: WordsOfForms = {
  'entry-types.create': async () =>
    (await import('@/features/entry-types/refused-value')).entryTypeValueInWords,
  'products.create': product,
  'products.update': product,
  'providers.create': async () =>
    (await import('@/modules/provider-form/refused-value')).providerValueInWords,
};

function AttemptRoute() {
  return (
    <FormWords value={wordsOfForms}>
      <AttemptScreen attemptId={Route.useParams().attemptId} />
    </FormWords>
  );
}
