import * as z from 'zod/mini';
import type { Parameter } from './shape';
import type { Profile } from '../../../src/contract/profile';
import { largestInteger } from '../query';

const uuid = z.string().check(z.meta({ format: 'uuid' }));
const filled = z.string().check(z.meta({ pattern: '\\S' }));

const integer = (min: number, max: number, usual: number) =>
  z.int().check(z.minimum(min), z.maximum(max), z.meta({ default: usual }));

function paging(names: { perPage: string; page: string }, usual: number): Parameter[] {
  return [
    { name: names.perPage, description: 'Results per page.', schema: integer(1, 200, usual) },
    { name: names.page, description: 'Page number.', schema: integer(1, largestInteger, 1) },
  ];
}

export const productPages = (): Parameter[] => paging({ perPage: 'per_page', page: 'page' }, 20);

export function batchQuery({ query: { batches: names } }: Profile): Parameter[] {
  return [
    { name: names.branch, description: 'Lots of this branch only.', schema: uuid },
    { name: names.product, description: 'Lots of this product only.', schema: uuid },
    {
      name: names.status,
      description: 'With stock, expiring within the window, or expired.',
      schema: z.enum(['available', 'expiring', 'expired']),
    },
    { name: names.days, description: 'The window of `expiring`.', schema: integer(1, 365, 30) },
    ...paging(names, 50),
  ];
}

export function employeeQuery({ query: { employees: names } }: Profile): Parameter[] {
  return [
    {
      name: names.active,
      description: '1: active, 0: inactive, left out: both.',
      schema: z.enum(['1', '0']),
    },
    {
      name: names.search,
      description: 'Words in first name, last name and e-mail.',
      schema: filled,
    },
    { name: names.document, description: 'The exact document number.', schema: filled },
    ...paging(names, 50),
  ];
}

export const receivablesQuery = ({ query }: Profile): Parameter[] => [
  { name: query.receivables.branch, description: 'The branch.', schema: uuid, required: true },
];
