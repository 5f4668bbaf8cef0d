import { ApiFailure, factsWithoutAnswer, type ApiError } from '@/api/core/errors';
import { pageOf } from '../whole-list/test-lists';
import type { ExportColumn, ExportPlan, ExportWords } from './export-plan';

/** A row that tests export. */
export interface TestRow {
  id: string;
  name: string | null;
  code: string | null;
  price: number | string | null;
  stock: number | null;
  expires: string | null;
  expired: boolean | null;
}

export const testColumns: ExportColumn<TestRow>[] = [
  { heading: 'Producto', kind: 'text', value: (row) => row.name },
  { heading: 'Código', kind: 'code', value: (row) => row.code },
  { heading: 'Precio', kind: 'decimal', value: (row) => row.price },
  { heading: 'Existencias', kind: 'integer', value: (row) => row.stock },
  { heading: 'Vence', kind: 'date', value: (row) => row.expires },
  { heading: 'Vencido', kind: 'boolean', value: (row) => row.expired },
];

export const testWords: ExportWords = {
  title: 'Lista',
  branch: 'Sucursal',
  filter: 'Filtro',
  readAt: 'Leído',
  operator: 'Por',
  rows: 'Filas',
  rowsOf: (rows, total) => `${rows} de ${total}`,
  rowsFrom: (rows, read) => `${rows} entre ${read}`,
  note: 'Nota',
  changed: (before, after) => `La lista cambió: ${before}, ${after}`,
  unreadable: (rows) => `${rows} ilegibles`,
  aboutSheet: 'Acerca de',
  yes: 'sí',
  no: 'no',
};

export function testRow(id: number | string, change: Partial<TestRow> = {}): TestRow {
  return {
    id: String(id),
    name: `Producto ${id}`,
    code: '01',
    price: '12.50',
    stock: 3,
    expires: '2026-11-23',
    expired: false,
    ...change,
  };
}

export function testRows(count: number): TestRow[] {
  return Array.from({ length: count }, (_, index) => testRow(index + 1));
}

export function testPlan(change: Partial<ExportPlan<TestRow>> = {}): ExportPlan<TestRow> {
  return {
    fetchPage: (page) => Promise.resolve(pageOf(testRows(5), page, 2)),
    rowId: (row) => row.id,
    columns: testColumns,
    about: { title: 'Lotes', branch: 'Central', filter: 'por vencer, 30 días', operator: 'Ana' },
    words: testWords,
    format: 'csv',
    ...change,
  };
}

type Kind = ApiError extends infer E ? (E extends ApiError ? Omit<E, keyof Facts> : never) : never;
type Facts = ReturnType<typeof factsWithoutAnswer>;

/** What a read throws. */
export function failure(error: Kind): ApiFailure {
  return new ApiFailure({
    ...factsWithoutAnswer('test.list', 'rejected', new Date('2026-11-23T16:42:00Z')),
    ...error,
  });
}

/** Reads CSV by itself, character by character (RFC 4180). */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') {
      line.push(cell);
      cell = '';
    } else if (character === '\r' && text[at + 1] === '\n') {
      lines.push([...line, cell]);
      line = [];
      cell = '';
      at += 1;
    } else cell += character;
  }
  return lines;
}
