import { describe, expect, test } from 'vitest';
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

/** A file that says what its fields are called and what they take: `provider-schema.ts` owns the limits of `provider`. */
const describesFields = (source: string) => /Record<[^=]*FieldSpec>\s*(=|\{)/.test(source);
const ownerOf = (file: string) =>
  file.replace(/^.*\/|\.tsx?$/g, '').replace(/-(form|schema|specs|rules)$/, '');

function limitsOf(file: string, source: string): string[] {
  if (!describesFields(source)) return [];
  const fields = [...source.matchAll(/^ {2,4}'?([\w.*]+)'?: \{\s*label: /gm)];
  return fields.map(([, field = '']) => `limit ${ownerOf(file)} ${field}`);
}

const forms = codeFiles
  .filter((file) => file.startsWith('src/') && !isTest(file))
  .flatMap((file) => limitsOf(file, read(file)));

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
    const form =
      "const specs: Record<string, FieldSpec> = {\n  name: { label: m.name },\n  'rows.*.x': {\n    label: m.x,\n  },\n};";
    expect(limitsOf('src/features/planted/thing-form.ts', form)).toEqual([
      'limit thing name',
      'limit thing rows.*.x',
    ]);
    expect(limitsOf('a.ts', 'specs: Readonly<Record<string, FieldSpec>>;')).toEqual([]);
  });
});
