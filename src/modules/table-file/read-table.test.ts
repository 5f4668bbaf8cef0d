import { strToU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from '@/domain/visible-text';
import { csvFile } from '../export/csv-file';
import type { ExportColumn } from '../export/export-plan';
import { testWords } from '../export/test-lists';
import { xlsxFile } from '../export/xlsx-file';
import { readTable } from './read-table';
import { limits, read, textsOf } from './test-readings';

describe('any table', () => {
  const columns: ExportColumn<readonly string[]>[] = [0, 1, 2].map((at) => ({
    heading: `c${at}`,
    kind: 'code',
    value: (row) => row[at] ?? null,
  }));
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom('=1+1', "'a", "'=b", '-5', 'a;-b', '@x', '_x000D_', '"'),
  );
  const tables = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 6 });
  const plan = {
    columns,
    words: testWords,
    about: { title: 'T', branch: '', filter: '', operator: '' },
  };
  const seen = (rows: string[][]) =>
    rows
      .map((row) =>
        row.map((value) => (visibleText(value).trim() === '' ? null : visibleText(value))),
      )
      .filter((row) => row.some((value) => value !== null));

  it('written as a workbook comes back cell by cell', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (rows) => {
        const file = xlsxFile<readonly string[]>(plan);
        file.add(rows);
        const bytes = new Uint8Array(await file.finish([]).arrayBuffer());
        const texts = textsOf(readTable(bytes, limits)).slice(1).map(padded);
        const trimmed = texts.map((row) =>
          row.map((value) => (value?.trim() === '' ? null : value)),
        );
        expect(trimmed.filter((row) => row.some((value) => value !== null))).toEqual(seen(rows));
      }),
      { numRuns: 60 },
    );
  });

  it('of bytes never throws', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('', 'PK\u0003\u0004', 'sep=;\n'),
        (bytes, start) => {
          const reading = read(Uint8Array.of(...strToU8(start), ...bytes));
          expect('table' in reading || 'problem' in reading).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('written as CSV comes back as people saw it', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (rows) => {
        const file = csvFile<readonly string[]>(columns, plan.words);
        file.add(rows);
        const bytes = new Uint8Array(await file.finish([]).arrayBuffer());
        const texts = textsOf(readTable(bytes, limits)).slice(1).map(padded);
        const shown = seen(rows);
        expect(texts.length).toBe(shown.length);
        expect(texts.map((row) => row.map(loose))).toEqual(shown.map((row) => row.map(loose)));
      }),
      { numRuns: 60 },
    );
  });

  const padded = (row: (string | null)[]) => [...row, null, null, null].slice(0, 3);
  /** Guards before and within a text: nobody can tell them from apostrophes that were typed. */
  const loose = (value: string | null) =>
    value?.replace(/^'(?=\s*[=+\-@])/, '').replaceAll(";'", ';') ?? null;
});
