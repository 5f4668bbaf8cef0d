import { describe, expect, it } from 'vitest';
import { recognise, type Records } from './recognise';

const nothing: Records = { purchases: [], paid: [], settled: [], read: [] };
const recognised = (records: Partial<Records>) => recognise({ ...nothing, ...records });
const [first, second, third] = ['1', '2', '3'].map(
  (digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`,
);
const paid = (...purchases: (string | undefined)[]) =>
  purchases.map((purchase = '', at) => ({ purchase, at: `at ${at}` }));

describe('what the records say of the missions', () => {
  it('nothing is done by nobody', () => {
    expect(recognised({})).toEqual({
      purchase: null,
      payments: null,
      schedule: null,
      unknown: null,
    });
  });

  it('a purchase counts by the code of a document of practice, in any case', () => {
    const others = [
      { code: null, at: 'a' },
      { code: 'B7C1D2E3-1A2B-4C3D-8E4F-0123456789AB', at: 'b' },
    ];
    expect(recognised({ purchases: others }).purchase).toBeNull();
    const own = { code: '9ac71ca0-1a2b-4c3d-8e4f-0123456789ab', at: 'c' };
    expect(recognised({ purchases: [...others, own] }).purchase).toBe('c');
  });

  it('three purchases have to be paid, each once however many parts it has', () => {
    expect(recognised({ paid: paid(first, second, second, first) }).payments).toBeNull();
    expect(recognised({ paid: paid(first, second, second, third, first) }).payments).toBe('at 3');
  });

  it('where the service chooses the purchases nobody knows how many they were', () => {
    const automatic = `${first}:${second}`;
    expect(recognised({ paid: paid(first, second, automatic) }).payments).toBeNull();
  });

  it('the first time that a schedule was read or an outcome settled counts', () => {
    const times = [{ at: 'a' }, { at: 'b' }];
    expect(recognised({ read: times, settled: times })).toMatchObject({
      schedule: 'a',
      unknown: 'a',
    });
  });
});
