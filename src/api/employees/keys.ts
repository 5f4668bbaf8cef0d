import type { EmployeeListParams } from './schemas';

/** Data of people, the keys too: what is searched for names them. To forget all of it, remove `all`. */
export const employeeKeys = {
  all: ['employees'] as const,
  lists: () => [...employeeKeys.all, 'list'] as const,
  list: (params: EmployeeListParams) => [...employeeKeys.lists(), params] as const,
};
