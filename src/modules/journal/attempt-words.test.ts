import { expect, it } from 'vitest';
import type { Verdict } from '@/api/attempts/names';
import { noFacts } from '@/contract/attempt';
import { journalStateInWords, outcomeOf, subjectOf } from './attempt-words';

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

it('M242: tells removals apart by what they removed, and says of none that it was stored', () => {
  const operation = 'schedule-assignments.delete';
  const facts = { ...noFacts, recordId: '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b90' };
  expect(subjectOf({ operation, context, facts })).toMatch(
    / · 0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b90$/,
  );
  expect(outcomeOf({ operation, state: 'applied', settled: null }).word).toBe('aceptado');
  const found = { verdict: 'applied', note: '', operator: 'Ana', at: '' } as const;
  expect(outcomeOf({ operation, state: 'unknown', settled: found }).word).toBe(
    'comprobado: se quitó',
  );
  expect(journalStateInWords('applied')).toBe('guardado o aceptado');
});

it('of a change that somebody found, says whether it was stored, for the record exists either way', () => {
  const wordOf = (verdict: Verdict) =>
    outcomeOf({
      operation: 'products.update',
      state: 'unknown',
      settled: { verdict, note: '', operator: 'Ana', at: '' },
    }).word;
  expect(wordOf('applied')).toBe('comprobado: se guardó');
  expect(wordOf('not-applied')).toBe('comprobado: no se guardó');
});

it('a choice of the journal is called as what it finds', () => {
  expect(journalStateInWords('unknown')).toBe('sin confirmar');
  expect(journalStateInWords('settled')).toBe('comprobado');
});
