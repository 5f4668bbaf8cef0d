import { describe, expect, it } from 'vitest';
import { longestBranchName, pasteBranchSchema } from './paste-branch-form';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const problemsOf = (branch: { id: string; name: string }) =>
  pasteBranchSchema.safeParse(branch).error?.issues.map(({ message }) => message);

describe('M13, M14: a pasted branch', () => {
  it('limit paste-branch id name: is taken with what came along cut off, and in lower case', () => {
    expect(
      pasteBranchSchema.parse({ id: ` "${id.toUpperCase()}"\r\n`, name: ' Central ' }),
    ).toEqual({
      id,
      name: 'Central',
    });
  });

  it('says what is wrong by the key of its wording', () => {
    expect(problemsOf({ id: 'central', name: ' ' })).toEqual([
      'branches_id_invalid',
      'branches_name_missing',
    ]);
  });

  it.each([
    ['🧾'.repeat(longestBranchName), '🧾'.repeat(longestBranchName)],
    ['e\u0301'.repeat(longestBranchName), '\u00e9'.repeat(longestBranchName)],
    ['Cen\u202etro\u0007', 'Centro'],
  ])('has a name of whole characters, without hidden ones: %j', (typed, name) => {
    expect(pasteBranchSchema.parse({ id, name: typed }).name).toBe(name);
  });

  it.each([
    ['🧾'.repeat(longestBranchName + 1), 'branches_name_too_long'],
    ['\u200b\u200d', 'branches_name_missing'],
  ])('has no name such as %j', (name, problem) => {
    expect(problemsOf({ id, name })).toEqual([problem]);
  });
});
