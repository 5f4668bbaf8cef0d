import { describe, expect, it } from 'vitest';
import { defaultProfile, profileSchema, receivedProfileSchema } from './profile';

/** A profile of a gateway that is newer than this page: a setting more in every group. */
const newer = {
  ...defaultProfile,
  paths: { ...defaultProfile.paths, saleVoiding: '/sales/{id}/void' },
  query: {
    ...defaultProfile.query,
    batches: { ...defaultProfile.query.batches, warehouse: 'warehouse_id' },
    sales: { branch: 'branch_id' },
  },
  paymentAllocation: { ...defaultProfile.paymentAllocation, note: 'note' },
  purchaseTotals: { ...defaultProfile.purchaseTotals, charge_3: 'other' },
  tipsAre: 'income',
};

describe('a setting that is not known', () => {
  it('is left out by a page that was loaded before the gateway knew it', () => {
    expect(receivedProfileSchema.parse(newer)).toEqual(defaultProfile);
  });

  it('is refused by name where somebody wrote it', () => {
    const { error } = profileSchema.safeParse(newer);
    const unknown = error?.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
    );
    expect(unknown?.map((path) => path.join('.')).sort()).toEqual([
      'paths.saleVoiding',
      'paymentAllocation.note',
      'purchaseTotals.charge_3',
      'query.batches.warehouse',
      'query.sales',
      'tipsAre',
    ]);
  });
});

describe('a known setting', () => {
  it.each([
    ['a value it cannot have', { ...defaultProfile, marginUnit: 'ratio' }],
    ['no value', { ...defaultProfile, weekdayOne: undefined }],
  ])('with %s is refused by both', (_what, profile) => {
    expect(profileSchema.safeParse(profile).success).toBe(false);
    expect(receivedProfileSchema.safeParse(profile).success).toBe(false);
  });
});
