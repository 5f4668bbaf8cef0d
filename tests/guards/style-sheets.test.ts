import path from 'node:path';
import { expect, test } from 'vitest';
import { classesIn, composedIn, isUsed, narrowOnPaper, usesIn } from './support/style-sheets';
import { codeFiles, projectFiles, read } from './support/tree';

const sheets = projectFiles.filter((file) => /^src\/.*\.module\.css$/.test(file));
const styled = codeFiles.filter((file) => /^src\/.*\.tsx?$/.test(file));
const uses = [
  ...styled.flatMap((file) => usesIn(file, read(file))),
  ...sheets.flatMap((file) => composedIn(file, read(file))),
];
const known = new Map(sheets.map((sheet) => [sheet, classesIn(read(sheet))]));

test('every class that is used stands in its style sheet', () => {
  const missing = uses.filter(({ sheet, name }) => !known.get(sheet)?.includes(name));
  expect(missing).toEqual([]);
});

test('no class stands there that nobody uses', () => {
  const left = [...known].flatMap(([sheet, names]) =>
    names.filter((name) => !isUsed(uses, sheet, name)).map((name) => `${sheet} .${name}`),
  );
  expect(left).toEqual([]);
});

/** A sheet of paper is as narrow as a tablet, and no tablet: its layout is that of `@media print`. */
test('what is for a narrow screen is for screens alone', () => {
  const styles = projectFiles.filter((file) => /^src\/.*\.css$/.test(file));
  const alsoOnPaper = styles.flatMap((file) =>
    narrowOnPaper(read(file)).map((query) => `${file} ${query}`),
  );
  expect(alsoOnPaper).toEqual([]);
});

test('planted ones are told', () => {
  const sheet = path.posix.normalize('src/ui/planted.module.css');
  const source = "import look from './planted.module.css';\n<p className={look.note} />";
  expect(usesIn('src/ui/planted.tsx', source)).toEqual([
    { file: 'src/ui/planted.tsx', sheet, name: 'note' },
  ]);
  expect(classesIn('/* .no */ .a > .b:hover::after { content: ".c"; } :global(.d) {}')).toEqual([
    'a',
    'b',
  ]);
  expect(
    narrowOnPaper(
      '@media (max-width: 9px) {} @media screen and (max-width: 9px) {} @media (min-width: 9px) {}',
    ),
  ).toEqual(['(max-width: 9px)']);
});
