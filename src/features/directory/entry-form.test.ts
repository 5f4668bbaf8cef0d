import { expect, it } from 'vitest';
import { directoryLimits } from '@/api/directory/schemas';
import { entrySchema, givenBy, type TypedEntry } from './entry-form';

const typed: TypedEntry = {
  name: 'N',
  legalName: '',
  taxNumber: '',
  registerNumber: '',
  email: '',
};
const problemsOf = (change: Partial<TypedEntry>) =>
  entrySchema
    .safeParse({ ...typed, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it.each([
  ['name', directoryLimits.name],
  ['legalName', directoryLimits.name],
  ['taxNumber', directoryLimits.number],
  ['registerNumber', directoryLimits.number],
  ['email', directoryLimits.email],
] as const)(
  'limit entry name legalName taxNumber registerNumber email M181: what the address book keeps as %s has up to %i characters',
  (name, limit) => {
    expect(problemsOf({ [name]: '🧾'.repeat(limit) })).toEqual([]);
    expect(problemsOf({ [name]: '🧾'.repeat(limit + 1) })).toEqual([`${name}: forms_too_long`]);
    expect(problemsOf({ [name]: 'a\u0000' })).toEqual([`${name}: forms_controls`]);
  },
);

it('only the name is needed, and what was left empty is kept as nobody gave it', () => {
  expect(problemsOf({ name: ' \u200b' })).toEqual(['name: forms_missing']);
  expect(givenBy('id', typed)).toEqual({
    id: 'id',
    name: 'N',
    legalName: null,
    taxNumber: null,
    registerNumber: null,
    email: null,
  });
});
