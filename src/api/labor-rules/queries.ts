import { queryOptions } from '@tanstack/react-query';
import { laborRuleKeys } from './keys';
import { fetchLaborRules } from './operations';

export const laborRuleQueries = {
  list: () => queryOptions({ queryKey: laborRuleKeys.list(), queryFn: () => fetchLaborRules() }),
};
