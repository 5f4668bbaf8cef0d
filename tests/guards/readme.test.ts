import { expect, test } from 'vitest';
import { codeFiles, isInTree, isTest, read } from './support/tree';

const readme = read('README.md');

test('the README names every setting', () => {
  const files = codeFiles.filter(
    (file) => /^server\/(config\.ts|settings\/)/.test(file) && !isTest(file),
  );
  const names = files.flatMap((file) =>
    [...read(file).matchAll(/settings\.(?:read|text)\('([A-Z_]+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  expect(names.length).toBeGreaterThan(20);
  expect([...new Set(names)].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('every script of package.json is explained', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const docs = readme + read('CONTRIBUTING.md');
  const names = Object.keys(scripts).map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  );
  expect(names.filter((name) => !docs.includes(name))).toEqual([]);
});

test('links of the documents lead somewhere', () => {
  const links = ['README.md', 'CONTRIBUTING.md'].flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)#]+)\)/g)].map((match) => match[1] ?? ''),
  );
  expect(links.filter((link) => !link.startsWith('http') && !isInTree(link))).toEqual([]);
});
