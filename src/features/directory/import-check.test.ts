import { describe, expect, it } from 'vitest';
import type { TableCell } from '@/modules/table-file/table-file';
import { checkImport, mostImported } from './import-check';
import { rowsOfCells, rowsOfText } from './test-tables';

const one = '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b01';
const two = '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b02';
const entry = (id: string, name: string, more: object = {}) => ({ id, name, ...more });
const problemsOf = (text: string) => {
  const reading = checkImport(rowsOfText(text), 'provider');
  return 'problems' in reading
    ? reading.problems.map(({ row, column, fault }) => [row, column, fault.kind])
    : reading.entries;
};

describe('M181: a file of providers', () => {
  it.each([
    ['commas', `id,nombre\n${one},La Ceiba\n`],
    ['semicolons, and Windows breaks', `ID;Nombre\r\n${one};La Ceiba\r\n`],
    ['tabs, and no break at the end', `identificador\tNombre comercial\n${one}\tLa Ceiba`],
    ['a byte order mark, quotes and empty rows', `\ufeff"id","nombre"\n\n"${one}","La Ceiba"\n,\n`],
    ['braces and upper case', `nombre,uuid\nLa Ceiba,{${one.toUpperCase()}}\n`],
  ])('is read with %s', (_what, text) => {
    expect(checkImport(rowsOfText(text), 'provider')).toEqual({
      entries: [entry(one, 'La Ceiba')],
      nameless: 0,
    });
  });

  it('keeps numbers as they are written, with their zeros', () => {
    const text = `id,nombre,Razón social,NIT,NRC,Correo\n${one},"Ceiba, ""la""",X,0614-1,007,a@b.sv`;
    expect(checkImport(rowsOfText(text), 'provider')).toEqual({
      entries: [
        entry(one, 'Ceiba, "la"', {
          legalName: 'X',
          taxNumber: '0614-1',
          registerNumber: '007',
          email: 'a@b.sv',
        }),
      ],
      nameless: 0,
    });
  });

  it('takes back what its columns leave empty, and says nothing of what it has no column for', () => {
    expect(checkImport(rowsOfText(`id,nombre,NIT\n${one},La Ceiba,`), 'provider')).toEqual({
      entries: [entry(one, 'La Ceiba', { taxNumber: null })],
      nameless: 0,
    });
  });

  it('is told all its problems at once, by row and column', () => {
    const text = `id,nombre\nx,\n${one},A\n${one},B\n\n,C\n${two},${'n'.repeat(256)}`;
    expect(problemsOf(text)).toEqual([
      [2, 'id', 'not-id'],
      [2, 'nombre', 'missing'],
      [4, 'id', 'twice'],
      [6, 'id', 'missing'],
      [7, 'nombre', 'too-long'],
    ]);
  });

  it.each([
    ['', [[1, null, 'empty']]],
    ['id,nombre', [[1, null, 'empty']]],
    [
      `codigo\n${one}`,
      [
        [1, null, 'no-column'],
        [1, null, 'no-column'],
      ],
    ],
    [`id,nombre\n${'x,y\n'.repeat(mostImported + 1)}`, [[mostImported + 2, null, 'too-many']]],
  ])('limit import-check rows: %# is refused whole', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it('of a workbook is read, too, and what a program made of a cell is no value', () => {
    const row = (...more: (TableCell | string)[]) =>
      rowsOfCells([
        ['id', 'nombre', 'NRC'],
        [one, ...more],
      ]);
    expect(checkImport(row('La Ceiba', { kind: 'number', text: '7' }), 'provider')).toEqual({
      entries: [entry(one, 'La Ceiba', { registerNumber: '7' })],
      nameless: 0,
    });
    const made = checkImport(
      row({ kind: 'formula', text: '' }, { kind: 'date', text: '' }),
      'provider',
    );
    expect(
      'problems' in made && made.problems.map(({ column, fault }) => [column, fault.kind]),
    ).toEqual([
      ['nombre', 'no-value'],
      ['NRC', 'no-value'],
    ]);
  });

  it('of ten thousand rows is checked within a moment', () => {
    const rows = Array.from(
      { length: mostImported },
      (_, index) => `0190b8a4-7c11-7e51-8b4e-${String(index).padStart(12, '0')},N`,
    );
    const started = performance.now();
    expect(problemsOf(`id,nombre\n${rows.join('\n')}`)).toHaveLength(mostImported);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

describe('a file that was exported from here', () => {
  const exported = [
    '"Lista","Proveedores"',
    '"Filas","1"',
    '',
    '"Identificador","Nombre","Nombre o razón social","NIT o DUI","NRC","Correo"',
    `"${one}","'=La Ceiba","X","0614-1","007","a@b.sv"`,
  ].join('\r\n');

  it('comes back as it was, without what made it harmless for spreadsheets', () => {
    expect(checkImport(rowsOfText(exported), 'provider')).toEqual({
      entries: [
        entry(one, '=La Ceiba', {
          legalName: 'X',
          taxNumber: '0614-1',
          registerNumber: '007',
          email: 'a@b.sv',
        }),
      ],
      nameless: 0,
    });
  });

  it('comes back without the entries that have no name, which are counted', () => {
    const nameless = `"${two}","","X","","","a@b.sv"`;
    expect(checkImport(rowsOfText(`${exported}\r\n${nameless}`), 'provider')).toMatchObject({
      entries: [{ id: one, name: '=La Ceiba' }],
      nameless: 1,
    });
    expect(checkImport(rowsOfText(`id,nombre\n${two},`), 'provider')).toEqual({
      entries: [],
      nameless: 1,
    });
  });

  it('as names of another kind brings no numbers and addresses along', () => {
    expect(checkImport(rowsOfText(exported), 'schedule')).toEqual({
      entries: [entry(one, '=La Ceiba')],
      nameless: 0,
    });
  });

  it('has its problems told by the rows of the file', () => {
    const reading = checkImport(rowsOfText(`${exported}\r\n"x","Y"`), 'provider');
    expect('problems' in reading && reading.problems[0].row).toBe(6);
  });
});
