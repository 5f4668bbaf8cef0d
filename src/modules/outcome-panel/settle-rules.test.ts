import { describe, expect, it } from 'vitest';
import { settleSchema } from './settle-form';
import { reasonSchema } from './similar-panel';

const problemsOf = (typed: { verdict?: string; note: string }) =>
  settleSchema
    .safeParse({ verdict: 'applied', ...typed })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('what a person found of an unknown outcome', () => {
  it('limit settle note verdict: is said in 1 to 500 characters, lines and all', () => {
    const lines = `${'🧾'.repeat(249)}\n${'x'.repeat(250)}`;
    expect(problemsOf({ note: lines })).toEqual([]);
    expect(problemsOf({ note: `${lines}x` })).toEqual(['note: forms_too_long']);
    expect(problemsOf({ note: ' \n\u200b' })).toEqual(['note: forms_missing']);
    expect(problemsOf({ note: 'a\u0007' })).toEqual(['note: forms_controls']);
  });

  it('is one of the two things it can be', () => {
    expect(problemsOf({ verdict: 'not-applied', note: 'x' })).toEqual([]);
    for (const verdict of ['', 'maybe', 'constructor']) {
      expect(problemsOf({ verdict, note: 'x' })).toEqual(['verdict: outcome_settle_choose']);
    }
  });
});

it('limit similar-panel reason: why a document is recorded again is said in 1 to 500 characters', () => {
  const problemsIn = (reason: string) =>
    reasonSchema.safeParse({ reason }).error?.issues.map(({ message }) => message) ?? [];
  const most = 'x'.repeat(500);
  expect(problemsIn(most)).toEqual([]);
  expect(problemsIn(`${most}x`)).toEqual(['forms_too_long']);
  expect(problemsIn(' \n\u200b')).toEqual(['forms_missing']);
});
