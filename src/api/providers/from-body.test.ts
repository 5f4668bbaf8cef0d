import { expect, it } from 'vitest';
import { writeWireJson } from '../core/wire-json';
import { readSentProvider } from './from-body';
import type { NewProvider } from './schemas';
import { toCreateBody } from './to-body';

const id = '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b00';
const typed: NewProvider = {
  providerName: 'La Ceiba «Ñ»',
  legalName: 'LA CEIBA, S.A. DE C.V.',
  registerNumber: '000123-4',
  taxNumber: '0614-110351-102-4',
  address: 'Calle 1',
  countryId: id,
  stateId: id,
  cityId: id,
  phone: '2222-2222',
  email: 'a@ceiba.sv',
  businessType: 'legal',
  branchId: id,
};

it('reads back what was sent, and nothing for what was not', () => {
  expect(readSentProvider(writeWireJson(toCreateBody(typed)))).toEqual(typed);
  const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));
  expect(readSentProvider('{"data":{"email":"a@ceiba.sv","phone":[1]}}')).toEqual({
    ...empty,
    email: 'a@ceiba.sv',
  });
});
