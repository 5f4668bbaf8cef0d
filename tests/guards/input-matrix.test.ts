import { describe, expect, test } from 'vitest';
import { missingTest } from './support/named-tests';
import { codeFiles, isInTree, isTest, read } from './support/tree';

/** What a field takes, and the tests that show it at its edges and one beside them. */
interface Limit {
  takes: string;
  tests: string[];
}

/**
 * What comes into fields, class by class, and every kind of field: the tests that show what becomes of it, or by its name the reason why
 * there is nothing to show. Then the limits of every field, by the file that sets them.
 */
interface Matrix {
  kinds: Record<string, string>;
  reasons: Record<string, string>;
  classes: Record<string, { class: string; cells: Record<string, string | string[]> }>;
  limits: Record<string, Record<string, Limit>>;
}

const matrix = JSON.parse(read('tests/inputs/matrix.json')) as Matrix;
const cells = Object.entries(matrix.classes).flatMap(([name, { cells: row }]) =>
  Object.entries(row).map(([kind, cell]) => ({ place: `${name} ${kind}`, cell })),
);
const limits = Object.entries(matrix.limits).flatMap(([file, fields]) =>
  Object.entries(fields).map(([field, limit]) => ({ place: `${file}: ${field}`, limit })),
);
const problemsOf = (tests: readonly string[]) => tests.flatMap((one) => missingTest(one) ?? []);

/** A file that says what its fields are called and what they take. */
const describesFields = (source: string) => /Record<[^=]*FieldSpec>\s*(=|\{)/.test(source);

describe('every class of input', () => {
  test('meets every kind of field', () => {
    const names = Array.from({ length: 21 }, (_, at) => `I${String(at + 1).padStart(2, '0')}`);
    expect(Object.keys(matrix.classes)).toEqual(names);
    for (const { cells: row } of Object.values(matrix.classes)) {
      expect(Object.keys(row)).toEqual(Object.keys(matrix.kinds));
    }
  });

  test('is shown in every cell by tests that exist, or left out for a reason', () => {
    const problems = cells.flatMap(({ place, cell }) => {
      if (typeof cell === 'string') {
        return Object.hasOwn(matrix.reasons, cell) ? [] : [`${place}: ${cell} is no reason`];
      }
      if (cell.length === 0) return [`${place} is empty`];
      return problemsOf(cell).map((problem) => `${place}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  test('is left out for no reason that nothing needs', () => {
    const used = new Set(cells.map(({ cell }) => cell));
    expect(Object.keys(matrix.reasons).filter((reason) => !used.has(reason))).toEqual([]);
  });
});

describe('the limits of every field', () => {
  test('stand with the file that sets them, and are shown by tests that exist', () => {
    expect(Object.keys(matrix.limits).filter((file) => !isInTree(file))).toEqual([]);
    const problems = limits.flatMap(({ place, limit }) =>
      limit.tests.length === 0
        ? [`${place} has no test`]
        : problemsOf(limit.tests).map((problem) => `${place}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test('are there for every form', () => {
    const forms = codeFiles.filter(
      (file) => file.startsWith('src/') && !isTest(file) && describesFields(read(file)),
    );
    const own = 'src/modules/form-';
    const missing = forms.filter((file) => !file.startsWith(own) && !(file in matrix.limits));
    expect(forms.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });

  test('are there for every field a form names', () => {
    const problems = Object.entries(matrix.limits).flatMap(([file, fields]) => {
      const told = Object.keys(fields).flatMap((names) => names.split(', '));
      return fieldsOf(read(file)).flatMap((field) =>
        told.includes(field) ? [] : [`${file}: ${field}`],
      );
    });
    expect(problems).toEqual([]);
  });

  test('a planted form, field and title are told', () => {
    const form =
      "const specs: Record<string, FieldSpec> = {\n  name: { label: m.name },\n  'rows.*.x': {\n    label: m.x,\n  },\n};";
    expect(describesFields(form)).toBe(true);
    expect(fieldsOf(form)).toEqual(['name', 'rows.*.x']);
    expect(describesFields('specs: Readonly<Record<string, FieldSpec>>;')).toBe(false);
    expect(problemsOf(['tests/guards/input-matrix.test.ts > is nowhere'])).toHaveLength(1);
  });
});

/** Names of the fields that a file gives labels to. */
function fieldsOf(source: string): string[] {
  return describesFields(source)
    ? [...source.matchAll(/^ {2,4}'?([\w.*]+)'?: \{\s*label: /gm)].map(([, name = '']) => name)
    : [];
}
