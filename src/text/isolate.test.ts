import { expect, it } from 'vitest';
import { isolateLast } from './isolate';

it.each([
  ['Comercial Los Volcanes, S.A. de C.V.', 'En \u2068Comercial Los Volcanes, S.A. de C.V\u2069.'],
  ['Ana', 'En \u2068Ana\u2069.'],
])('a sentence that ends with %s has one period', (name, sentence) => {
  expect(`En ${isolateLast(name)}.`).toBe(sentence);
});
