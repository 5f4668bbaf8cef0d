import { expect, it } from 'vitest';
import { noFacts } from '@/contract/attempt';
import { subjectOf } from './attempt-words';

const context = { form: 'any' };

it('calls a supplier by its name and never by its tax number, for titles stay in the browser’s history', () => {
  const about = (facts: object) =>
    subjectOf({ operation: 'providers.create', context, facts: { ...noFacts, ...facts } });
  expect(about({ name: 'La Ceiba', code: '0614-110351-102-4' })).toMatch(/ · La Ceiba$/);
  expect(about({ code: '0614-110351-102-4' })).not.toContain('0614');
});

it('calls anything else by its code, or else by its name', () => {
  const about = (facts: object) =>
    subjectOf({ operation: 'products.create', context, facts: { ...noFacts, ...facts } });
  expect(about({ name: 'Café', code: 'CAF-1' })).toMatch(/ · CAF-1$/);
  expect(about({ name: 'Café' })).toMatch(/ · Café$/);
});

it('M163, M174: tells a fiscal document of our own from a purchase, which the same operation sends', () => {
  const typedIn = (form: string) =>
    subjectOf({
      operation: 'expenses.create',
      context: { form },
      facts: { ...noFacts, code: 'B31D' },
    });
  expect(typedIn('purchases')).toBe('Registrar compra · B31D');
  expect(typedIn('excluded-purchases')).toBe('Emitir factura de sujeto excluido · B31D');
});
