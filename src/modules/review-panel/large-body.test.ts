import { expect, it } from 'vitest';
import { newAttempt, type Write } from '@/api/core/attempt';
import { entryTypeMutations } from '@/api/entry-types/mutations';
import { entryTypeLimits as limits } from '@/api/entry-types/schemas';
import { providerMutations } from '@/api/providers/mutations';
import { largeBodyBytes, largeBodyDoubt } from './review-panel';

const bodyOf = <Input>({ operation, toRequest }: Write<Input, unknown>, input: Input) =>
  newAttempt(operation, toRequest(input), { form: 'test' }).bodyText;

it('M58: a body is called large by its bytes, from one more than the limit on', () => {
  expect(largeBodyDoubt('ñ'.repeat(largeBodyBytes / 2))).toBeNull();
  expect(largeBodyDoubt(`${'ñ'.repeat(largeBodyBytes / 2)}x`)).toContain('128 KB');
});

it('M58: an entry type, whose lengths are documented, never is', () => {
  // Four bytes is the most that a character takes.
  const most = (length: number) => '🧾'.repeat(length);
  const body = bodyOf(entryTypeMutations.create, {
    code: most(limits.code),
    name: most(limits.name),
    prefix: most(limits.prefix),
    description: most(limits.description),
    requiresApproval: true,
    isActive: false,
  });
  expect(largeBodyDoubt(body)).toBeNull();
});

it('M58: a supplier, whose lengths are not, is one as soon as something that long stands in it', () => {
  const provider = {
    providerName: '',
    legalName: '',
    taxNumber: '',
    registerNumber: '',
    businessType: '',
    email: 'a@b.sv',
    phone: '',
    countryId: '',
    stateId: '',
    cityId: '',
    address: 'x'.repeat(largeBodyBytes),
    branchId: '',
  };
  expect(largeBodyDoubt(bodyOf(providerMutations.create, provider))).not.toBeNull();
});
