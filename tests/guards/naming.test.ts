import path from 'node:path';
import { describe, expect, test } from 'vitest';
import longFiles from './long-files.json';
import { codeFiles, projectFiles, read } from './support/tree';

const linesWithoutReason = 250;
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
const reasons: Record<string, string> = longFiles;
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
  const styleSheets = projectFiles.filter((file) => file.endsWith('.css'));
  const long = [...codeFiles, ...styleSheets].filter(
    (file) => !isSeed(file) && lines(read(file)) > linesWithoutReason,
  );

  test(`more than ${linesWithoutReason} lines have a written reason`, () => {
    expect(long.filter((file) => !reasons[file])).toEqual([]);
  });

  test('no reason outlives its file', () => {
    expect(Object.keys(reasons).filter((file) => !long.includes(file))).toEqual([]);
  });
});
