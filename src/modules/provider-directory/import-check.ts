import { directoryLimits, type GivenEntry } from '@/api/directory/schemas';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { plainText } from '@/domain/search-text';
import { cleanLine, countCharacters } from '@/domain/typed-text';
import { readCsv } from '../table-file/read-csv';

export type ImportFault =
  | { kind: 'empty' | 'unclosed' | 'not-id' | 'missing' | 'too-long' }
  | { kind: 'no-column'; name: string }
  | { kind: 'too-many'; most: number }
  | { kind: 'twice'; row: number };

/** What is wrong, and where: rows count from 1 as in a spreadsheet; null for the whole row. */
export interface ImportProblem {
  row: number;
  column: string | null;
  fault: ImportFault;
}

/** A file whose every row is right, or everything that is wrong with it. */
export type ImportReading =
  { entries: GivenEntry[] } | { problems: [ImportProblem, ...ImportProblem[]] };

/** More suppliers than any business has; a longer file is another file. */
export const mostImported = 10_000;

type Field = keyof GivenEntry;

/** How columns are called in files people have. */
const headings: Record<Field, readonly string[]> = {
  id: ['id', 'uuid', 'identificador', 'identifier', 'provider_id', 'proveedor_id'],
  name: ['nombre', 'name', 'nombre_comercial', 'proveedor', 'provider_name'],
  legalName: ['razon_social', 'legal_name', 'nombre_legal'],
  taxNumber: ['nit', 'dui', 'nit_dui', 'nit_o_dui', 'tax_number'],
  registerNumber: ['nrc', 'register_number', 'registro'],
  email: ['correo', 'email', 'e_mail', 'correo_electronico'],
};

const fields = Object.keys(headings) as Field[];

const longest: Record<Exclude<Field, 'id'>, number> = {
  name: directoryLimits.name,
  legalName: directoryLimits.name,
  taxNumber: directoryLimits.number,
  registerNumber: directoryLimits.number,
  email: directoryLimits.email,
};

/** Reads and checks a file of providers before anything of it is kept: all of its problems at once, or none. */
export function checkImport(text: string): ImportReading {
  const file = readCsv(text);
  if ('unclosedAt' in file)
    return refused({ row: file.unclosedAt, column: null, kind: 'unclosed' });
  const [head, ...body] = file.rows;
  const rows = body.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ cells, row: index + 2 }] : [],
  );
  if (head === undefined || rows.length === 0) {
    return refused({ row: 1, column: null, kind: 'empty' });
  }
  if (rows.length > mostImported) {
    return wrong([
      { row: mostImported + 2, column: null, fault: { kind: 'too-many', most: mostImported } },
    ]);
  }
  const columns = columnsOf(head);
  const missing = (['id', 'name'] as const).filter((field) => columns[field] === undefined);
  if (missing.length > 0) {
    return wrong(
      missing.map((field) => ({
        row: 1,
        column: null,
        fault: { kind: 'no-column', name: headings[field][0] ?? field },
      })),
    );
  }
  const problems: ImportProblem[] = [];
  const seen = new Map<string, number>();
  const entries = rows.map(({ cells, row }) => {
    const cellOf = (field: Field) => cleanLine(cells[columns[field] ?? -1] ?? '').text;
    const tell = (field: Field, fault: ImportFault) =>
      problems.push({ row, column: head[columns[field] ?? -1]?.trim() ?? field, fault });
    const id = cleanIdentifier(cellOf('id')).toLowerCase();
    const before = seen.get(id);
    if (id === '') tell('id', { kind: 'missing' });
    else if (!isIdentifier(id)) tell('id', { kind: 'not-id' });
    else if (before !== undefined) tell('id', { kind: 'twice', row: before });
    else seen.set(id, row);
    const textOf = (field: Exclude<Field, 'id'>) => {
      const value = cellOf(field);
      if (countCharacters(value) > longest[field]) tell(field, { kind: 'too-long' });
      return value === '' ? null : value;
    };
    const name = textOf('name');
    if (name === null) tell('name', { kind: 'missing' });
    const legalName = textOf('legalName');
    const taxNumber = textOf('taxNumber');
    const registerNumber = textOf('registerNumber');
    return { id, name, legalName, taxNumber, registerNumber, email: textOf('email') };
  });
  return problems.length > 0 ? wrong(problems) : { entries };
}

function columnsOf(head: readonly string[]): Partial<Record<Field, number>> {
  const names = head.map((cell) =>
    plainText(cell)
      .trim()
      .replace(/[^a-z0-9]+/g, '_'),
  );
  const found = fields.flatMap((field) => {
    const at = names.findIndex((name) => headings[field].includes(name));
    return at < 0 ? [] : [[field, at] as const];
  });
  return Object.fromEntries(found);
}

function refused(what: { row: number; column: null; kind: 'unclosed' | 'empty' }): ImportReading {
  return wrong([{ row: what.row, column: what.column, fault: { kind: what.kind } }]);
}

function wrong(problems: ImportProblem[]): ImportReading {
  const [first, ...others] = problems;
  if (first === undefined) throw new Error('A file without problems is not refused');
  return { problems: [first, ...others] };
}
