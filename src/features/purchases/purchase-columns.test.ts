import { expect, it } from 'vitest';
import type { SentPurchase } from '@/api/attempts/purchases';
import { testId } from '@/api/core/test-answers';
import { branchColumn } from './purchase-list';

it('M308: a file names the branch of which only the id was noted, as the list does', () => {
  const { file } = branchColumn((id) => (id === testId(1) ? 'Centro' : null));
  const inFile = (of: Pick<SentPurchase, 'branchId' | 'branchName'>) =>
    [file ?? []].flat().map(({ value }) => value(of as SentPurchase));
  expect(inFile({ branchId: testId(1), branchName: null })).toEqual(['Centro']);
  expect(inFile({ branchId: testId(1), branchName: 'Norte' })).toEqual(['Norte']);
  expect(inFile({ branchId: testId(2), branchName: null })).toEqual([null]);
  expect(inFile({ branchId: null, branchName: null })).toEqual([null]);
});
