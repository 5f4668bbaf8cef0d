import { describe, expect, it } from 'vitest';
import { directoryLimits } from '@/api/directory/schemas';
import { checkImport } from './import-check';
import { rowsOfCells, rowsOfText } from './test-tables';

const id = '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b01';
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** What a cell of a column of names gives: the name, what is wrong with it, or that its row is left out. */
function named(cell: string): string | null {
  // No text has a NUL; a workbook's cell might.
  const rows = cell.includes('\0')
    ? rowsOfCells([
        ['id', 'nombre'],
        [id, cell],
      ])
    : rowsOfText(`id,nombre\n${id},${quoted(cell)}\n`);
  const reading = checkImport(rows, 'provider');
  return 'problems' in reading
    ? reading.problems[0].fault.kind
    : (reading.entries[0]?.name ?? 'left out');
}

/** What a cell of a column of identifiers gives. */
function identified(cell: string): string {
  const reading = checkImport(rowsOfText(`id,nombre\n${quoted(cell)},La Ceiba\n`), 'provider');
  return 'problems' in reading ? reading.problems[0].fault.kind : (reading.entries[0]?.id ?? '');
}

const family = '👨\u200d👩\u200d👧';
const most = directoryLimits.name;

/** The titles name a class of input and a kind of field. */
describe('a cell of a file of names', () => {
  it.each<[title: string, read: Record<string, string>]>([
    [
      'I01 cell',
      { '': 'left out', '   ': 'left out', '\u00a0\u200b': 'left out', '\u200d': 'left out' },
    ],
    [
      'limit import-check cells I02 cell',
      { ['n'.repeat(most)]: 'n'.repeat(most), ['n'.repeat(most + 1)]: 'too-long' },
    ],
    ['I03 cell', { ' La  Ceiba ': 'La  Ceiba' }],
    ['I04 cell', { [family.repeat(51)]: family.repeat(51), [`${family.repeat(51)}x`]: 'too-long' }],
    [
      'I05 cell',
      {
        ['e\u0301'.repeat(most)]: '\u00e9'.repeat(most),
        ['e\u0301'.repeat(most + 1)]: 'too-long',
      },
    ],
    ['I06 cell', { 'La\u202e Ceiba\u202c': 'La Ceiba', مرحبا: 'مرحبا' }],
    ['I07 cell', { 'La\u0000 Ceiba': 'controls', '\u0007': 'controls', 'La\nCeiba': 'controls' }],
    ['I08 cell', { '<img src=x onerror=x>': '<img src=x onerror=x>', '{{7*7}}': '{{7*7}}' }],
    ['I09 cell', { '=1+1': '=1+1', '+1': '+1', '-1': '-1', '@x': '@x', "'=1+1": '=1+1' }],
    ['I14 cell', { ['9'.repeat(400)]: 'too-long' }],
    ['I15 cell', { '\tLa Ceiba\r\n': 'La Ceiba' }],
    ['I21 cell', { ['__proto__']: '__proto__', constructor: 'constructor' }],
  ])('%s', (_title, read) => {
    const cells = Object.entries(read);
    expect(cells.map(([cell]) => [cell, named(cell)])).toEqual(cells);
  });

  it('I18 cell', () => {
    const nil = '00000000-0000-0000-0000-000000000000';
    expect([id.toUpperCase(), `{${id}}`, ` ${id}\n`, `\u202a${id}\u202c`].map(identified)).toEqual([
      id,
      id,
      id,
      id,
    ]);
    expect(identified(nil)).toBe(nil);
    expect([id.slice(1), `${id}0`, 'LCH-001', '__proto__'].map(identified)).toEqual([
      'not-id',
      'not-id',
      'not-id',
      'not-id',
    ]);
  });

  it('every other text is as long as the address book keeps it, and no longer', () => {
    const limits = { nit: directoryLimits.number, correo: directoryLimits.email };
    for (const [column, limit] of Object.entries(limits)) {
      const file = (length: number) => `id,nombre,${column}\n${id},N,${'9'.repeat(length)}\n`;
      expect(checkImport(rowsOfText(file(limit)), 'provider')).toHaveProperty('entries');
      expect(checkImport(rowsOfText(file(limit + 1)), 'provider')).toMatchObject({
        problems: [{ row: 2, column, fault: { kind: 'too-long' } }],
      });
    }
  });
});
