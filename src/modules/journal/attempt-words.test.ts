import { expect, it } from 'vitest';
import { noFacts } from '@/contract/attempt';
import { subjectOf } from './attempt-words';

it('calls a supplier by its name and never by its tax number, for titles stay in the browser’s history', () => {
  const about = (facts: object) =>
    subjectOf({ operation: 'providers.create', facts: { ...noFacts, ...facts } });
  expect(about({ name: 'La Ceiba', code: '0614-110351-102-4' })).toMatch(/ · La Ceiba$/);
  expect(about({ code: '0614-110351-102-4' })).not.toContain('0614');
});

it('calls anything else by its code, or else by its name', () => {
  const about = (facts: object) =>
    subjectOf({ operation: 'products.create', facts: { ...noFacts, ...facts } });
  expect(about({ name: 'Café', code: 'CAF-1' })).toMatch(/ · CAF-1$/);
  expect(about({ name: 'Café' })).toMatch(/ · Café$/);
});
