export const expenseKeys = {
  all: ['expenses'] as const,
  status: (id: string) => [...expenseKeys.all, 'status', id] as const,
};
