import { describe, expect, test } from 'vitest';
import { missingTest } from './support/named-tests';
import { read } from './support/tree';

/** Per section of the service's description: what a client can see of it, and the tests that show it of the sandbox. */
type Coverage = Record<string, { says: string; shownBy: string[] }[]>;

const coverage = JSON.parse(read('tests/contract/description-coverage.json')) as Coverage;
const claims = Object.entries(coverage).flatMap(([section, sentences]) =>
  sentences.map(({ says, shownBy }) => ({ section, says, shownBy })),
);

describe('every sentence of the description a client can see', () => {
  test('is claimed in every section that has one', () => {
    expect(Object.keys(coverage)).toHaveLength(20);
    expect(claims.length).toBeGreaterThan(70);
    expect(claims.filter(({ shownBy }) => shownBy.length === 0)).toEqual([]);
  });

  test('is shown by tests that exist', () => {
    const problems = claims.flatMap(({ says, shownBy }) =>
      shownBy.flatMap((shown) => missingTest(shown) ?? []).map((problem) => `${says}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test('a planted title that no test has is told', () => {
    const file = 'tests/guards/description-coverage.test.ts';
    expect(missingTest(`${file} > is shown by tests that exist`)).toBeNull();
    expect(missingTest(`${file} > is shown by tests that never were`)).not.toBeNull();
    expect(missingTest('tests/nowhere.test.ts > x')).not.toBeNull();
  });
});
