import { expect, it } from 'vitest';
import { decideChange, decideSave } from './decide';

const found = { form: 'entry-types', version: 4, tab: 'one', revision: 7 } as const;
const wish = { form: 'entry-types', base: 4, tab: 'one', revision: 8 } as const;

it.each([
  ['a new draft', null, { base: 0 }, { kind: 'keep', version: 1 }],
  ['one that is gone', null, {}, { kind: 'gone' }],
  ['the next save of the same page', found, {}, { kind: 'keep', version: 5 }],
  ['one whose earlier answer was lost', found, { base: 3 }, { kind: 'keep', version: 5 }],
  ['the same save once more', found, { base: 3, revision: 7 }, { kind: 'kept' }],
  ['a save that a later one has overtaken', found, { base: 2, revision: 6 }, { kind: 'kept' }],
  [
    'another page that has seen it',
    found,
    { tab: 'two', revision: 1 },
    { kind: 'keep', version: 5 },
  ],
  ['another page that has not', found, { tab: 'two', base: 3 }, { kind: 'newer' }],
  ['another page that says it is new', found, { tab: 'two', base: 0 }, { kind: 'newer' }],
  ['an id of another form', found, { form: 'providers' }, { kind: 'other-form' }],
] as const)('%s', (_what, stored, changes, decision) => {
  expect(decideSave(stored, { ...wish, ...changes })).toEqual(decision);
});

const change = { form: 'entry-types', onto: 7, tab: 'one', revision: 8 } as const;

it.each([
  ['of the last save of its page', found, {}, { kind: 'keep', version: 5 }],
  ['once more', found, { revision: 7, onto: 6 }, { kind: 'kept' }],
  ['of an earlier save of its page', found, { onto: 6 }, { kind: 'newer' }],
  ['of another page', found, { tab: 'two' }, { kind: 'newer' }],
  ['of one that is gone', null, {}, { kind: 'gone' }],
  ['of another form', found, { form: 'providers' }, { kind: 'other-form' }],
] as const)('a change %s', (_what, stored, changes, decision) => {
  expect(decideChange(stored, { ...change, ...changes })).toEqual(decision);
});
