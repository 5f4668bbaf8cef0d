import { createFileRoute } from '@tanstack/react-router';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { LaborRulesScreen } from '@/features/labor-rules/labor-rules-screen';
import { ruleAddress } from '@/features/labor-rules/rule-search';
import { moveCorrections } from '@/modules/list/move-corrections';

export const Route = createFileRoute('/labor-rules')({
  validateSearch: ruleAddress.read,
  beforeLoad: moveCorrections,
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the screen stands at once, and tells a failure itself.
    queryClient.query(laborRuleQueries.list()).catch(() => undefined);
  },
  component: LaborRulesRoute,
});

function LaborRulesRoute() {
  return <LaborRulesScreen search={Route.useSearch()} />;
}
