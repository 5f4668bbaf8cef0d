export const receivablesKeys = {
  all: ['receivables'] as const,
  summary: (branch: string) => [...receivablesKeys.all, 'summary', { branch }] as const,
};
