import type { EmployeeListParams } from './schemas';

/** Data of people, the keys too: what is searched for names them. To forget all of it, remove `all`. */
export const employeeKeys = {
  all: ['employees'] as const,
  list: (params: EmployeeListParams) => [...employeeKeys.all, 'list', params] as const,
};
