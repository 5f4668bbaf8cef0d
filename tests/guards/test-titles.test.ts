import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { declareForm } from '@/modules/form/declare-form';
import { flag, line, rows } from '@/modules/form/field-kinds';
import { root } from '../../scripts/lib/project.mjs';
import { idsOf, titledTests } from './support/test-titles';
import { codeFiles, isTest, read } from './support/tree';
import {
  accepted,
  described,
  faults,
  inputs,
  limits,
  oddities,
  windows,
} from './support/wanted-ids';

/** Its own samples are no tests of what they name. */
const self = 'tests/guards/test-titles.test.ts';
const found = codeFiles
  .filter((file) => isTest(file) && file !== self)
  .flatMap((file) => titledTests(file, read(file)).map((one) => ({ file, ...one })));
const shown = new Set(found.flatMap(({ title }) => idsOf(title)));

/** The form a file declares, by its name: `new-product-form.ts` owns the limits of `product`. */
const ownerOf = (file: string) =>
  file.replace(/^.*\/(new-)?|\.tsx?$/g, '').replace(/-(form|schema|specs|rules)$/, '');

/** Fields that a file describes by hand, beside controls of its own. */
function describedIn(file: string, source: string): string[] {
  if (!/Record<[^=]*FieldSpec>\s*(=|\{)/.test(source)) return [];
  const fields = [...source.matchAll(/^ {2,4}'?([\w.*]+)'?: \{\s*label: /gm)];
  return fields.map(([, field = '']) => `limit ${ownerOf(file)} ${field}`);
}

type Declared = Pick<ReturnType<typeof declareForm>, 'fields' | 'wireNames'>;
const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'fields' in value && 'wireNames' in value;

/** Fields of the forms that a module declares; yes or no, which has no limit, is none. */
function declaredIn(file: string, module: object): string[] {
  const fields = Object.values(module).flatMap((value: unknown) =>
    isDeclared(value) ? Object.entries(value.fields) : [],
  );
  return fields
    .filter(([, { empty }]) => typeof empty !== 'boolean')
    .map(([field]) => `limit ${ownerOf(file)} ${field}`);
}

const sources = codeFiles.filter((file) => file.startsWith('src/') && !isTest(file));
// Fields come from functions and other files, too: a declaration is asked for them, not read.
const declaring = await Promise.all(
  sources
    .filter((file) => /= declareForm\(/.test(read(file)))
    .map(async (file) => {
      const module = (await import(path.join(root, file))) as object;
      return { file, fields: declaredIn(file, module) };
    }),
);
const forms = [
  ...new Set([
    ...sources.flatMap((file) => describedIn(file, read(file))),
    ...declaring.flatMap(({ fields }) => fields),
  ]),
];

const missing = (ids: readonly string[]) => ids.filter((id) => !shown.has(id));

describe('a test has in its title', () => {
  test.each([
    ['each fault a write meets', faults],
    ['each class of input, for each kind of field', inputs],
    ['each sentence of the description', described],
    ['each line of the acceptance list', accepted],
    ['each oddity of the service', oddities],
    ['each limit of an address, a file or a body', limits],
    ['each limit of each field of a form', forms],
    ['each two windows of one browser', windows],
  ])('%s', (_, ids) => {
    expect(ids.length).toBeGreaterThan(20);
    expect(missing(ids)).toEqual([]);
  });
});

describe('a test with an id in its title', () => {
  const named = found.filter(({ title }) => idsOf(title).length > 0);

  test('expects something', () => {
    const idle = named.filter((one) => !one.expects);
    expect(idle.map(({ file, title }) => `${file} > ${title}`)).toEqual([]);
  });
});

describe('read off its title', () => {
  const readFrom = (source: string) => titledTests('planted.test.ts', source);

  test.each<[string, string[]]>([
    ['M85: is stored in upper case', ['M85']],
    ['M40, M189: two of them', ['M40', 'M189']],
    ['D2.4 D15.3 M86: deleted', ['D2.4', 'D15.3', 'M86']],
    ['F07 W: too large', ['F07 W']],
    ['I01 I02 rows: none', ['I01 rows', 'I02 rows']],
    ['I18 identifier', ['I18 identifier']],
    [
      'limit provider email phone I02 line: of so many',
      ['limit provider email', 'limit provider phone', 'I02 line'],
    ],
    ['windows list person again: goes on or not', ['windows list person', 'windows list again']],
    ['is what M85 says', []],
    ['says: M85', []],
  ])('%j', (title, ids) => {
    expect(idsOf(title)).toEqual(ids);
  });

  test('a test, a group, and the row of a table are read; a comment and a plain text are not', () => {
    const source = `
      // test('M1: x', () => {});
      const text = 'M2: x';
      describe('M3: x', () => {});
      test.each([1])('M4: x', () => {});
      test.each([['M5: x', 1]])('%s', () => {});
      const rows = [{ title: 'M6: x' }];`;
    const ids = readFrom(source).flatMap(({ title }) => idsOf(title));
    expect(ids.sort()).toEqual(['M3', 'M4', 'M5', 'M6']);
  });

  test.each([
    ["test('M1', () => { expect(1).toBe(1); })", true],
    ["test('M1', async () => { await expectSaved(page); })", true],
    ["test('M1', () => { look(); }); function look() { expect(1).toBe(1); }", true],
    ["test('M1', () => { look(); }); function look() {}", false],
    ["test('M1', () => {})", false],
  ])('%j expects: %s', (source, does) => {
    expect(readFrom(source).map((one) => one.expects)).toEqual([does]);
  });

  test('a planted field of a form asks for a test of its limit', () => {
    const specs =
      "const specs: Record<string, FieldSpec> = {\n  name: { label: m.name },\n  'rows.*.x': {\n    label: m.x,\n  },\n};";
    const wanted = ['limit thing name', 'limit thing rows', 'limit thing rows.*.x'];
    const [name = '', , cell = ''] = wanted;
    expect(describedIn('src/features/planted/thing-form.ts', specs)).toEqual([name, cell]);
    expect(describedIn('a.ts', 'specs: Readonly<Record<string, FieldSpec>>;')).toEqual([]);

    const label = () => 'x';
    const thingForm = declareForm({
      name: 'thing',
      write: { names: () => ({}), readSent: () => ({}) },
      draft: { form: 'providers', schema: 1, title: label },
      reviewLabel: label,
      fields: {
        name: line({ label }),
        isOn: flag({ label, empty: false, yes: label, no: label }),
        rows: rows({ label, row: { x: line({ label }) } }),
      },
    });
    expect(declaredIn('src/features/planted/new-thing-form.ts', { thingForm })).toEqual(wanted);
  });

  test('each file that declares a form has fields', () => {
    expect(declaring.length).toBeGreaterThan(7);
    expect(declaring.filter(({ fields }) => fields.length === 0)).toEqual([]);
  });
});
