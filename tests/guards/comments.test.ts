import { expect, test } from 'vitest';
import { codeFiles, projectFiles, read } from './support/tree';

const longest = 6;
const commented = [...codeFiles, ...projectFiles.filter((file) => file.endsWith('.css'))];

/** The first lines of comments that say more than fits in six lines; tags for types and parameters do not count. */
function longComments(source: string): string[] {
  const blocks = source.match(/^[ \t]*\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm) ?? [];
  return blocks.flatMap((block) => {
    const said = block
      .split('\n')
      .map((line) => line.replace(/^\s*(\/\*+|\*+\/|\*|\/\/)|\*\/\s*$/g, '').trim())
      .filter((line) => line !== '' && line !== '/' && !/^[@*]/.test(line));
    return said.length > longest ? [said[0] ?? ''] : [];
  });
}

test('no comment is longer than six lines', () => {
  const long = commented.flatMap((file) =>
    longComments(read(file)).map((begins) => `${file}: ${begins}`),
  );
  expect(long).toEqual([]);
});

test.each([
  ['/**\n * a\n * b\n * c\n * d\n * e\n * f\n * g\n */', true],
  ['  // a\n  // b\n  // c\n  // d\n  // e\n  // f\n  // g\n', true],
  ['/**\n * a\n * b\n * c\n * d\n * e\n * f\n * @param g\n * @returns h\n */', false],
  ['// a\n\n// b\n\n// c\n\n// d', false],
])('a planted one is told: %j', (source, isLong) => {
  expect(longComments(source).length > 0).toBe(isLong);
});
