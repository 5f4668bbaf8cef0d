import { describe, expect, it } from 'vitest';
import { typedCount } from './confirm-panel';

describe('a count that is typed to confirm', () => {
  it.each(['1000', ' 1000 ', '1,000', '1 000', '1\u00a0000', '1\u202f000'])(
    '%j is 1000',
    (typed) => {
      expect(typedCount(typed)).toBe(1000);
    },
  );

  it('may have several groups, all told apart by the same mark', () => {
    expect(typedCount('1,000,000')).toBe(1_000_000);
    expect(typedCount('1,000 000')).toBeNull();
  });

  it.each([
    '',
    '10.00',
    '1.000',
    '10,00',
    '100,0',
    '1000.0',
    '1,0000',
    ',1000',
    '-1000',
    '1e3',
    '1000 productos',
    '1  000',
  ])('%j is none', (typed) => {
    expect(typedCount(typed)).toBeNull();
  });
});
