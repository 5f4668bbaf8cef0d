import { expect, it } from 'vitest';
import { testEntry } from '@/api/directory/test-entry';
import { supplierIn } from './match-supplier';

const entry = (name: string, taxNumber: string | null, registerNumber: string | null) =>
  testEntry({ name, taxNumber, registerNumber });
const entries = [
  entry('ceiba', '0315-110605-104-5', '157204-4'),
  entry('only NRC', null, '251900-3'),
  entry('nobody', null, null),
];

it.each([
  ['03151106051045', '999', 'ceiba'],
  ['0614-150312-101-2', '1572044', undefined],
  ['', '1572044', 'ceiba'],
  ['06141503121012', '2519003', 'only NRC'],
  ['', '', undefined],
])('D1: NIT %j and NRC %j are those of %s', (taxNumber, registerNumber, name) => {
  expect(supplierIn(entries, { taxNumber, registerNumber })?.name).toBe(name);
});
