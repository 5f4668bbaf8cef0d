export const taxKeys = {
  all: ['taxes'] as const,
  lists: () => [...taxKeys.all, 'list'] as const,
  list: (branch: string) => [...taxKeys.lists(), { branch }] as const,
};
