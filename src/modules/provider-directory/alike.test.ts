import { describe, expect, it } from 'vitest';
import { testEntry } from '@/api/directory/test-entry';
import { comparableName, findAlike } from './alike';

const nothing = { providerName: '', legalName: '', taxNumber: '', registerNumber: '', email: '' };

const ceiba = testEntry({
  name: 'Distribuidora La Ceiba',
  legalName: 'DISTRIBUIDORA LA CEIBA, S.A. DE C.V.',
  taxNumber: '06141103511024',
  registerNumber: '47977',
  email: 'Ventas@Ceiba.sv',
});

describe('M182: the same provider is pointed out', () => {
  it.each([
    [{ taxNumber: '0614-110351-102-4' }, ['tax-number']],
    [{ registerNumber: '4797-7' }, ['register-number']],
    [{ registerNumber: '004797-7' }, ['register-number']],
    [{ email: 'ventas@ceiba.sv ' }, ['email']],
    [{ providerName: 'distribuidora la ceiba' }, ['name']],
    [{ legalName: 'Distribuidora La Ceibá S. A. de C. V.' }, ['name']],
    [{ email: 'ventas@ceiba.sv', taxNumber: '06141103511024' }, ['tax-number', 'email']],
  ])('by %j: %s', (typed, by) => {
    expect(findAlike([ceiba], { ...nothing, ...typed })).toEqual([{ entry: ceiba, by }]);
  });

  it.each([
    nothing,
    { ...nothing, taxNumber: '6141103511024' },
    { ...nothing, registerNumber: '479770' },
    { ...nothing, providerName: 'Distribuidora' },
    { ...nothing, providerName: 'S.A. de C.V.' },
    { ...nothing, providerName: 'La' },
  ])('but not by %j', (typed) => {
    expect(findAlike([ceiba, testEntry({})], typed)).toEqual([]);
  });

  it('the surest first', () => {
    const sameName = testEntry({ name: 'Distribuidora La Ceiba' });
    const typed = { ...nothing, providerName: 'Distribuidora La Ceiba', registerNumber: '47977' };
    expect(findAlike([sameName, ceiba], typed).map(({ by }) => by)).toEqual([
      ['register-number', 'name'],
      ['name'],
    ]);
  });
});

it('compares names by what tells companies apart', () => {
  expect(comparableName('  Lácteos "El Jocotal", S.A. de C.V.')).toBe('lacteos el jocotal');
});
