import { describe, expect, it } from 'vitest';
import { matchingBranches } from './branch-panel';

const branches = ['Central', 'La Unión Centro', 'Santa Ana'].map((name) => ({
  id: name,
  name,
  pasted: false,
}));

describe('finding a branch by typing', () => {
  it.each([
    ['', ['Central', 'La Unión Centro', 'Santa Ana']],
    ['cent', ['Central', 'La Unión Centro']],
    ['UNION', ['La Unión Centro']],
    ['centro la', ['La Unión Centro']],
    ['  ', ['Central', 'La Unión Centro', 'Santa Ana']],
    ['sonsonate', []],
  ])('%j finds %j', (typed, names) => {
    expect(matchingBranches(branches, typed).map(({ name }) => name)).toEqual(names);
  });
});
