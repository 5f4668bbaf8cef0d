import { directoryLimits, type DirectoryKind, type GivenEntry } from '@/api/directory/schemas';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { plainText } from '@/domain/search-text';
import { cleanLine, countCharacters, hasControls, isBlank } from '@/domain/typed-text';
import type { TableRow } from '@/modules/table-file/table-file';

export type ImportFault =
  /** `no-value`: a formula or what else a program made of a cell. */
  | { kind: 'empty' | 'not-id' | 'missing' | 'too-long' | 'controls' | 'no-value' }
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
  /** `nameless`: rows of an identifier without a name, as the address book itself exports them; there is nothing to bring in. */
  { entries: GivenEntry[]; nameless: number } | { problems: [ImportProblem, ...ImportProblem[]] };

/** More than any business has names for; a longer file is another file. */
export const mostImported = 10_000;

type Field = Exclude<keyof GivenEntry, 'isExcluded'>;

/** How columns are called in files people have. */
const headings: Record<Field, readonly string[]> = {
  id: ['id', 'uuid', 'identificador', 'identifier', 'provider_id', 'proveedor_id'],
  name: ['nombre', 'name', 'nombre_comercial', 'trade_name', 'proveedor', 'provider_name'],
  legalName: ['razon_social', 'nombre_o_razon_social', 'legal_name', 'nombre_legal'],
  taxNumber: ['nit', 'dui', 'nit_dui', 'nit_o_dui', 'nit_or_dui', 'tax_number'],
  registerNumber: ['nrc', 'register_number', 'registro'],
  email: ['correo', 'email', 'e_mail', 'correo_electronico'],
};

const fields = Object.keys(headings) as Field[];
const needed = ['id', 'name'] as const;

const longest: Record<Exclude<Field, 'id'>, number> = {
  name: directoryLimits.name,
  legalName: directoryLimits.name,
  taxNumber: directoryLimits.number,
  registerNumber: directoryLimits.number,
  email: directoryLimits.email,
};

/** An exported file says above its table what it is; the table begins with the first row that has the columns it needs. */
const linesAbove = 20;

/** Reads and checks a file of names before anything of it is kept: all of its problems at once, or none. */
export function checkImport(table: readonly TableRow[], kind: DirectoryKind): ImportReading {
  const [heading, ...rows] = table.slice(startOf(table));
  const [tooFar] = rows.slice(mostImported);
  if (heading === undefined || rows.length === 0) {
    return wrong([{ row: 1, column: null, fault: { kind: 'empty' } }]);
  }
  if (tooFar !== undefined) {
    return wrong([
      {
        row: tooFar.row,
        column: null,
        fault: { kind: 'too-many', most: mostImported },
      },
    ]);
  }
  const head = textsIn(heading);
  const columns = columnsOf(head, kind);
  const missing = needed.filter((field) => columns[field] === undefined);
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
  let nameless = 0;
  const entries = rows.flatMap<GivenEntry>(({ cells, row }) => {
    const readOf = (field: Field) => cells[columns[field] ?? -1] ?? null;
    const cellOf = (field: Field) => cleanLine(readOf(field)?.text ?? '').text;
    const isValue = (field: Field) => ['text', 'number', undefined].includes(readOf(field)?.kind);
    const tell = (field: Field, fault: ImportFault) =>
      problems.push({ row, column: head[columns[field] ?? -1]?.trim() ?? field, fault });
    const id = cleanIdentifier(cellOf('id')).toLowerCase();
    if (isValue('id') && isIdentifier(id) && isValue('name') && isBlank(cellOf('name'))) {
      nameless += 1;
      return [];
    }
    const before = seen.get(id);
    if (!isValue('id')) tell('id', { kind: 'no-value' });
    else if (id === '') tell('id', { kind: 'missing' });
    else if (!isIdentifier(id)) tell('id', { kind: 'not-id' });
    else if (before !== undefined) tell('id', { kind: 'twice', row: before });
    else seen.set(id, row);
    // Without a column of it, nothing is said: what the address book has stays.
    const textOf = (field: Exclude<Field, 'id'>) => {
      if (columns[field] === undefined) return undefined;
      if (!isValue(field)) {
        tell(field, { kind: 'no-value' });
        return null;
      }
      const value = cellOf(field);
      if (isBlank(value)) return null;
      if (hasControls(value, 'one')) tell(field, { kind: 'controls' });
      if (countCharacters(value) > longest[field]) tell(field, { kind: 'too-long' });
      return value;
    };
    const name = textOf('name') ?? null;
    if (name === null && isValue('name')) tell('name', { kind: 'missing' });
    const legalName = textOf('legalName');
    const taxNumber = textOf('taxNumber');
    const registerNumber = textOf('registerNumber');
    return [{ id, name, legalName, taxNumber, registerNumber, email: textOf('email') }];
  });
  return problems.length > 0 ? wrong(problems) : { entries, nameless };
}

/** Numbers and addresses are of providers alone; in the names of another kind such a column is not looked at. */
function columnsOf(head: readonly string[], kind: DirectoryKind): Partial<Record<Field, number>> {
  const names = head.map((cell) =>
    plainText(cell)
      .trim()
      .replace(/[^a-z0-9]+/g, '_'),
  );
  const wanted = kind === 'provider' ? fields : needed;
  const found = wanted.flatMap((field) => {
    const at = names.findIndex((name) => headings[field].includes(name));
    return at < 0 ? [] : [[field, at] as const];
  });
  return Object.fromEntries(found);
}

function startOf(rows: readonly TableRow[]): number {
  const at = rows.slice(0, linesAbove).findIndex((row) => {
    const columns = columnsOf(textsIn(row), 'provider');
    return needed.every((field) => columns[field] !== undefined);
  });
  return Math.max(0, at);
}

const textsIn = ({ cells }: TableRow): string[] => cells.map((cell) => cell?.text ?? '');

function wrong(problems: ImportProblem[]): ImportReading {
  const [first, ...others] = problems;
  if (first === undefined) throw new Error('A file without problems is not refused');
  return { problems: [first, ...others] };
}
