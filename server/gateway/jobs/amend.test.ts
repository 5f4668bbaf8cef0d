import { expect, it } from 'vitest';
import { mayHaveFurtherId, type EarlierTry } from './amend';

const settled: EarlierTry = { outcome: 'waiting', verdict: 'not-applied', isIdempotent: false };

it.each<[boolean, string, Partial<EarlierTry>]>([
  [true, 'a change that a person found not applied', {}],
  [false, 'a change of unknown outcome', { outcome: 'unknown', verdict: null }],
  [false, 'a change that waits and was not settled', { verdict: null }],
  [false, 'a payment, even one that was found not applied', { isIdempotent: true }],
])('%s: a further id for %s', (may, _what, changes) => {
  expect(mayHaveFurtherId({ ...settled, ...changes })).toBe(may);
});
