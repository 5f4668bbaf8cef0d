import { expect, it } from 'vitest';
import { testEntry } from '@/api/directory/test-entry';
import { otherSupplierBy, otherTaxNumber, supplierIn } from './match-supplier';

const entry = (name: string, taxNumber: string | null, registerNumber: string | null) =>
  testEntry({ name, taxNumber, registerNumber });
const entries = [
  entry('ceiba', '0315-110605-104-5', '157204-4'),
  entry('only NRC', null, '251900-3'),
  entry('nobody', null, null),
];

it.each([
  ['03151106051045', '999', 'ceiba'],
  ['0614-150312-101-2', '1572044', 'ceiba'],
  ['045678903', '1572044', 'ceiba'],
  ['045678903', '01572044', 'ceiba'],
  ['045678903', '999', undefined],
  ['', '1572044', 'ceiba'],
  ['06141503121012', '2519003', 'only NRC'],
  ['', '', undefined],
])('D1: NIT %j and NRC %j are those of %s', (taxNumber, registerNumber, name) => {
  expect(supplierIn(entries, { taxNumber, registerNumber })?.name).toBe(name);
});

const known = { taxNumber: '0614-110351-102-4', registerNumber: '0047977-1' };

it.each([
  ['06141103511024', '999', null],
  ['06141503121012', '479771', null],
  ['06141503121012', '', 'taxNumber'],
  ['045678903', '', null],
  ['045678903', '999', 'registerNumber'],
  ['', '999', 'registerNumber'],
])('D1: NIT %j and NRC %j are those of somebody else by %s', (taxNumber, registerNumber, by) => {
  const told = { taxNumber, registerNumber };
  expect(otherSupplierBy(known, told)?.of ?? null).toBe(by);
});

it('D1: another NIT of the same taxpayer is told', () => {
  const told = { taxNumber: '045678903', registerNumber: '479771' };
  expect(otherTaxNumber(known, told)).toEqual({
    of: 'taxNumber',
    known: '0614-110351-102-4',
    told: '045678903',
  });
  expect(otherTaxNumber(known, { ...told, taxNumber: '06141103511024' })).toBeNull();
});
