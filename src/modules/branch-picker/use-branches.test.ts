import { expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { branchInContext } from './use-branches';

it('M60: a write is told of a branch by its name only where that is known', () => {
  const id = testId(7);
  expect(branchInContext({ id, name: 'Centro' })).toEqual({ branchId: id, branchName: 'Centro' });
  expect(branchInContext({ id, name: null })).toEqual({ branchId: id });
});
