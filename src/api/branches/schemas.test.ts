import { expect, it } from 'vitest';
import { readBranches } from './schemas';

it('M14: a branch has the id that addresses have, however the service spells it', () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const data = [{ id: id.toUpperCase(), name: 'Centro' }];
  expect(readBranches({ success: true, data })).toEqual({
    rows: [{ id, name: 'Centro' }],
    dropped: 0,
  });
});
