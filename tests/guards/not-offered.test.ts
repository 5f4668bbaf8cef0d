import { describe, expect, test } from 'vitest';
import { operationsOf } from '../../server/gateway/service/operations';
import { defaultProfile } from '../../src/contract/profile';
import { codeFiles, foldersIn, isTest, read } from './support/tree';

const operations = operationsOf(defaultProfile);

/** What is taken away there is ours: a saved view. */
const ours = ['lists_view_remove'];

const words = foldersIn('src/text')
  .filter((area) => area !== 'generated' && area !== 'help')
  .flatMap((area) =>
    ['es', 'en'].flatMap((language) =>
      Object.entries(JSON.parse(read(`src/text/${area}/${language}.json`)) as object).map(
        ([key, message]) => ({ key, language, text: JSON.stringify(message) }),
      ),
    ),
  );

const said = (pattern: RegExp) =>
  words
    .filter(({ key, text }) => pattern.test(text) && !ours.includes(key))
    .map(({ key, language }) => `${key} (${language})`);

/** A button's or a menu's words: an order, alone. */
const ordersTo = (orders: string) => new RegExp(`^"(?:${orders})\\b[^".]{0,30}"$`, 'i');

const deletes = ordersTo(
  'eliminar|borrar|anular|archivar|desactivar|delete|void|archive|deactivate',
);
const moves = ordersTo('aprobar|procesar|cerrar el (?:lote|pedido)|approve|process');
const live = /\ben vivo\b|tiempo real|\breal[- ]time\b|\blive\b/i;

describe('what the service does not offer', () => {
  test('M290: it takes away nothing but the assignment of a schedule', () => {
    const found = operations
      .filter(({ method }) => method === 'DELETE')
      .map(({ template }) => template);
    expect(found).toEqual(['/hr/schedule-assignments/{id}']);
  });

  test('M90, M132, M200, M290: nobody is offered to delete, archive or void a record', () => {
    expect(said(deletes)).toEqual([]);
  });

  test('M292: nobody is offered to move a record to another state', () => {
    expect(said(moves)).toEqual([]);
  });

  test('M288: nothing is called live', () => {
    expect(said(live)).toEqual([]);
    const opened = /\b(EventSource|WebSocket)\b/;
    const app = codeFiles.filter((file) => file.startsWith('src/') && !isTest(file));
    expect(app.filter((file) => opened.test(read(file)))).toEqual([]);
  });

  test('M293: nothing leads to the journal entries that entry types are for', () => {
    const paths = operations.map(({ template }) => template);
    expect(paths.filter((path) => path.includes('journal-entries'))).toEqual([]);
  });

  test('planted words are told', () => {
    expect(deletes.test('"Borrar el producto"')).toBe(true);
    expect(deletes.test('"Archive"')).toBe(true);
    expect(deletes.test('"Borrar es cosa del sistema principal."')).toBe(false);
    expect(moves.test('"Approve the purchase"')).toBe(true);
    expect(live.test('"Existencias en tiempo real"')).toBe(true);
  });
});
