import { describe, expect, it } from 'vitest';
import { longestEmail } from '@/domain/contact';
import {
  keptForAnother,
  otherBusinessType,
  providerForm,
  type TypedProvider,
} from './provider-form';

const { empty, typedAs } = providerForm;
const schema = providerForm.schema();

const read = (change: Partial<TypedProvider>) =>
  schema.safeParse({ ...empty, email: 'ana@ceiba.sv', ...change });
const problemsOf = (change: Partial<TypedProvider>) =>
  read(change).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const emailOf = (length: number) => `${'a'.repeat(length - '@ceiba.sv'.length)}@ceiba.sv`;

describe('M176: of a provider only the e-mail is needed', () => {
  it('limit provider email: and nothing else', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ email: '' })).toEqual(['email: forms_missing']);
  });

  it('of at most 254 characters', () => {
    expect(problemsOf({ email: emailOf(longestEmail) })).toEqual([]);
    expect(problemsOf({ email: emailOf(longestEmail + 1) })).toContain('email: forms_too_long');
  });

  it.each(['a@b', 'a@@b.sv', '"ana"@b.sv', 'a b@c.sv'])('that is no %j', (email) => {
    expect(problemsOf({ email })).toEqual(['email: forms_not_an_email']);
  });
});

it('limit provider phone: a telephone is digits, grouped as one likes', () => {
  expect(read({ phone: ' +503 2222-2222 ' }).data?.phone).toBe('+503 2222-2222');
  expect(problemsOf({ phone: '2222-ABCD' })).toEqual(['phone: forms_not_a_phone']);
});

it.each(['providerName', 'legalName', 'taxNumber', 'registerNumber', 'address'] as const)(
  'limit provider providerName legalName taxNumber registerNumber address M58: %s is cut nowhere, for no length is documented, and holds no control characters',
  (name) => {
    expect(read({ [name]: `  ${'ñ🧾'.repeat(2_000)} ` }).data?.[name]).toBe('ñ🧾'.repeat(2_000));
    expect(problemsOf({ [name]: 'a\u0000' })).toEqual([`${name}: forms_controls`]);
    expect(read({ [name]: ' \u200b ' }).data?.[name]).toBe('');
  },
);

it('M179: a number that looks wrong is sent as it was typed, zeros and hyphens too', () => {
  const odd = { taxNumber: ' 0614-110351-102-5 ', registerNumber: '000A-1' };
  expect(read(odd).data).toMatchObject({
    taxNumber: '0614-110351-102-5',
    registerNumber: '000A-1',
  });
});

describe('M177: the kind of a provider', () => {
  it('limit provider businessType businessTypeText: is the known one, none, or another that is written out', () => {
    expect(read({ businessType: 'legal', businessTypeText: 'x' }).data?.businessType).toBe('legal');
    expect(read({ businessType: '' }).data?.businessType).toBe('');
    const other = { businessType: otherBusinessType, businessTypeText: ' natural ' };
    expect(read(other).data?.businessType).toBe('natural');
    expect(read(other).data).not.toHaveProperty('businessTypeText');
    expect(problemsOf({ ...other, businessTypeText: '\u200b' })).toEqual([
      'businessTypeText: forms_missing',
    ]);
  });

  it.each(['natural', '__proto__', 'constructor', 'other'])(
    'I21 choice I19 choice: %j, which is not known here, comes back as it was sent',
    (businessType) => {
      const typed = typedAs({ businessType, email: 'a@b.sv' });
      expect(typed).toMatchObject({
        businessType: otherBusinessType,
        businessTypeText: businessType,
      });
      expect(schema.parse(typed).businessType).toBe(businessType);
    },
  );
});

it('another one of the same place begins with the place and the kind alone', () => {
  const full: TypedProvider = {
    providerName: 'a',
    legalName: 'b',
    taxNumber: 'c',
    registerNumber: 'd',
    businessType: otherBusinessType,
    businessTypeText: 'natural',
    email: 'e@f.sv',
    phone: '1',
    countryId: '1',
    stateId: '2',
    cityId: '3',
    address: 'g',
    branchId: '4',
    isHomeOffered: true,
  };
  const { businessType, businessTypeText, countryId, stateId, cityId, branchId } = full;
  const { isHomeOffered } = full;
  expect(keptForAnother(full)).toEqual({
    ...empty,
    businessType,
    businessTypeText,
    countryId,
    stateId,
    cityId,
    branchId,
    isHomeOffered,
  });
});
