import { expect, it } from 'vitest';
import { directoryLimits } from '@/api/directory/schemas';
import { entrySchema, givenBy, type TypedEntry } from './entry-form';

const empty: TypedEntry = {
  name: 'N',
  legalName: '',
  taxNumber: '',
  registerNumber: '',
  email: '',
};
const problemsOf = (change: Partial<TypedEntry>) =>
  entrySchema
    .safeParse({ ...empty, ...change })
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

it('only the name is needed, and of a field that stood empty nothing is said', () => {
  expect(problemsOf({ name: ' \u200b' })).toEqual(['name: forms_missing']);
  expect(givenBy('id', empty, empty)).toEqual({ id: 'id', name: 'N' });
});

it('a field that was emptied says that there is none', () => {
  const stood = { ...empty, taxNumber: '0614', registerNumber: '7-1', email: 'a@ceiba.example' };
  expect(givenBy('id', { ...empty, taxNumber: '0615' }, stood)).toEqual({
    id: 'id',
    name: 'N',
    taxNumber: '0615',
    registerNumber: '',
    email: '',
  });
});
