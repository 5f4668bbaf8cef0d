import { createFileRoute } from '@tanstack/react-router';
import { laborRuleQueries } from '@/api/labor-rules/queries';
import { LaborRulesScreen } from '@/features/labor-rules/labor-rules-screen';
import { ruleAddress } from '@/features/labor-rules/rule-search';
import { moveCorrections } from '@/modules/list/move-corrections';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/labor-rules')({
  validateSearch: ruleAddress.read,
  beforeLoad: moveCorrections,
  loader: ({ context: { queryClient } }) => readAhead(queryClient.query(laborRuleQueries.list())),
  component: LaborRulesRoute,
});

function LaborRulesRoute() {
  return <LaborRulesScreen search={Route.useSearch()} />;
}
