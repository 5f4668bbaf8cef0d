export const receivablesKeys = {
  all: ['receivables'] as const,
  summary: (branch: string) => [...receivablesKeys.all, 'summary', { branch }] as const,
  /** What this installation saw of it up to a reading. */
  trend: (branch: string, readAt: number) =>
    [...receivablesKeys.all, 'trend', { branch, readAt }] as const,
};
