export const saleKeys = {
  all: ['sales'] as const,
  one: (id: string) => [...saleKeys.all, 'one', id] as const,
};
