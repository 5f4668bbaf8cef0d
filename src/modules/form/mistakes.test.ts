import { expect, it } from 'vitest';
import { pathsOf, placeOf } from './mistakes';

const wrong = (message: string) => ({ type: 'custom', message, ref: { name: 'x', message: 'no' } });

it('finds every field with an error, in the order of the form and row by row', () => {
  const errors = {
    name: wrong('forms_missing'),
    root: wrong('failed'),
    lines: Object.assign([undefined, { quantity: wrong('forms_too_long') }], {
      root: wrong('too few'),
    }),
    code: wrong('forms_not_a_code'),
  };
  expect(pathsOf(errors, ['code', 'name', 'lines.*.quantity'])).toEqual([
    { path: 'code', message: 'forms_not_a_code' },
    { path: 'name', message: 'forms_missing' },
    { path: 'lines', message: 'too few' },
    { path: 'lines.1.quantity', message: 'forms_too_long' },
  ]);
});

it('rows come one after the other, each with its fields in order', () => {
  const row = { price: wrong('forms_missing'), name: wrong('forms_missing') };
  const errors = { lines: [row, undefined, row], after: wrong('x'), code: wrong('x') };
  const order = ['code', 'lines', 'lines.*.name', 'lines.*.price', 'after'];
  expect(pathsOf(errors, order).map(({ path }) => path)).toEqual([
    'code',
    'lines.0.name',
    'lines.0.price',
    'lines.2.name',
    'lines.2.price',
    'after',
  ]);
});

it('a field of a row stands where its list does', () => {
  const order = ['name', 'portions', 'portions.*.price', 'note'];
  expect(['note', 'portions.11.price', 'name'].map((path) => placeOf(path, order))).toEqual([
    3, 2, 0,
  ]);
});
