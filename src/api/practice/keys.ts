export const practiceKeys = {
  all: ['practice'] as const,
  mine: () => [...practiceKeys.all, 'mine'] as const,
};
