import { describe, expect, test } from 'vitest';
import { isInTree, read } from './support/tree';

/** Per section of the service's description: what a client can see of it, and the tests that show it of the sandbox. */
type Coverage = Record<string, { says: string; shownBy: string[] }[]>;

const coverage = JSON.parse(read('tests/contract/description-coverage.json')) as Coverage;
const claims = Object.entries(coverage).flatMap(([section, sentences]) =>
  sentences.map(({ says, shownBy }) => ({ section, says, shownBy })),
);

/** Whether a file has a test of a title, written as it stands in the code. */
function hasTest(source: string, title: string): boolean {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`[(\s]['"\`]${escaped}['"\`],\s*(async )?\(`).test(source);
}

function problemOf(shown: string): string | null {
  const [file = '', ...rest] = shown.split(' > ');
  const title = rest.join(' > ');
  if (!isInTree(file)) return `${file} does not exist`;
  return hasTest(read(file), title) ? null : `${file} has no test "${title}"`;
}

describe('every sentence of the description a client can see', () => {
  test('is claimed in every section that has one', () => {
    expect(Object.keys(coverage)).toHaveLength(20);
    expect(claims.length).toBeGreaterThan(70);
    expect(claims.filter(({ shownBy }) => shownBy.length === 0)).toEqual([]);
  });

  test('is shown by tests that exist', () => {
    const problems = claims.flatMap(({ says, shownBy }) =>
      shownBy.flatMap((shown) => problemOf(shown) ?? []).map((problem) => `${says}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test('a planted title that no test has is told', () => {
    const file = 'tests/guards/description-coverage.test.ts';
    expect(problemOf(`${file} > is shown by tests that exist`)).toBeNull();
    expect(problemOf(`${file} > is shown by tests that never were`)).not.toBeNull();
    expect(problemOf('tests/nowhere.test.ts > x')).not.toBeNull();
  });
});
