import { createFileRoute } from '@tanstack/react-router';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { LaborRulesScreen } from '@/features/labor-rules/labor-rules-screen';
import { readRuleSearch } from '@/features/labor-rules/rule-search';

export const Route = createFileRoute('/labor-rules')({
  validateSearch: readRuleSearch,
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the screen stands at once, and tells a failure itself.
    queryClient.query(laborRuleQueries.list()).catch(() => undefined);
  },
  component: LaborRulesRoute,
});

function LaborRulesRoute() {
  return <LaborRulesScreen search={Route.useSearch()} />;
}
