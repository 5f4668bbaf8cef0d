import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeFiles, projectFiles, read } from './support/tree';

const mostLines = 400;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;
/** Route files carry the router's own marks: `__root`, `_layout`, `$productId`, dots for nesting. */
const route =
  /^(?:\$[a-z][a-zA-Z0-9]*|_*[a-z0-9]+)(?:[-._]+(?:\$[a-z][a-zA-Z0-9]*|[a-z0-9]+))*_?\.tsx$/;
const conventional = /^(README|CONTRIBUTING|DIFFERENCES)\.md$|^\./;

const isWellNamed = (file: string) => {
  const name = path.posix.basename(file);
  if (file.startsWith('src/routes/')) return route.test(name);
  return kebab.test(name) || conventional.test(name);
};

const lines = (source: string) => source.trimEnd().split('\n').length;
const isSeed = (file: string) => file.startsWith('server/sandbox/seed/');

describe('file names', () => {
  test('are in kebab case', () => {
    expect(projectFiles.filter((file) => !isWellNamed(file))).toEqual([]);
  });

  test.each(['src/ui/DataTable.tsx', 'src/ui/data_table.tsx', 'server/upStream.ts'])(
    'a planted %s is told',
    (file) => {
      expect(isWellNamed(file)).toBe(false);
    },
  );
});

describe('file length', () => {
  const isLong = (source: string) => lines(source) > mostLines;

  test(`is at most ${mostLines} lines, of a style sheet too`, () => {
    const styleSheets = projectFiles.filter((file) => file.endsWith('.css'));
    const written = [...codeFiles, ...styleSheets].filter((file) => !isSeed(file));
    expect(written.filter((file) => isLong(read(file)))).toEqual([]);
  });

  test('a planted one is told', () => {
    expect(isLong('a\n'.repeat(mostLines))).toBe(false);
    expect(isLong('a\n'.repeat(mostLines + 1))).toBe(true);
  });
});
