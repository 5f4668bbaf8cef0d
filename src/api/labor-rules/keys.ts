export const laborRuleKeys = {
  all: ['labor-rules'] as const,
  list: () => [...laborRuleKeys.all, 'list'] as const,
};
