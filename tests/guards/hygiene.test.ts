import { describe, expect, test } from 'vitest';
import { projectFiles, read } from './support/tree';

/** These files spell the faults out in order to find them. */
const speaksOfFaults = /^tests\/guards\/|^scripts\/lint\/|^package-lock\.json$|^\.oxlintrc\.json$/;
const readable = projectFiles.filter(
  (file) => !speaksOfFaults.test(file) && /\.(ts|tsx|mjs|json|md|css|html|svg)$|^\.ci\//.test(file),
);

const faults = {
  'a test that does not run': /\b(test|it|describe)(\.\w+(\([^)]*\))?)*\.(only|skip|fixme|todo)\b/,
  'a switched-off check':
    /@ts-(ignore|expect-error|nocheck)|(eslint|oxlint)-disable|prettier-ignore|knip-ignore/,
  'something left for later': /\b(TODO|FIXME|XXX|HACK)\b/,
  'a place outside the project':
    /\.\.\/shared\b|["'`(=\s](\/root|\/home|\/work|\/opt|\/srv|\/tmp)\//,
};
type Fault = keyof typeof faults;
const kinds = Object.keys(faults) as Fault[];

describe('no file has', () => {
  test.each(kinds)('%s', (kind) => {
    expect(readable.filter((file) => faults[kind].test(read(file)))).toEqual([]);
  });

  test.each<[Fault, string]>([
    ['a test that does not run', "test.only('x', () => {})"],
    ['a test that does not run', "describe.each([1]).skip('x', () => {})"],
    ['a switched-off check', '// @ts-expect-error'],
    ['a switched-off check', '// oxlint-disable-next-line no-console'],
    ['something left for later', '// TODO: later'],
    ['a place outside the project', "import x from '../shared/x';"],
    ['a place outside the project', "readFileSync('/home/ana/x.json')"],
  ])('%s, and a planted one is told: %s', (kind, planted) => {
    expect(faults[kind].test(planted)).toBe(true);
  });
});

describe('packages', () => {
  const manifest = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies' | 'overrides',
    Record<string, string>
  >;
  const exact = /^\d+\.\d+\.\d+$/;

  test.each(['dependencies', 'devDependencies', 'overrides'] as const)(
    'of %s are pinned to one version',
    (kind) => {
      const loose = Object.entries(manifest[kind]).filter(([, version]) => !exact.test(version));
      expect(loose).toEqual([]);
    },
  );

  test('a planted range is told', () => {
    expect(['^1.2.3', '~1.2.3', '1.x', 'latest', '>=1'].some((one) => exact.test(one))).toBe(false);
  });

  test('come only from the registry, with a checksum', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>;
    };
    const strange = Object.entries(lock.packages)
      .filter(([name]) => name !== '')
      .filter(([, one]) => !one.integrity || /^(git|file|http:)/.test(one.resolved ?? ''));
    expect(strange.map(([name]) => name)).toEqual([]);
  });
});

describe('identifiers written out', () => {
  const looksLikeOne =
    /\b[0-9a-zA-Z]{8}-[0-9a-zA-Z]{4}-[0-9a-zA-Z]{4}-[0-9a-zA-Z]{4}-[0-9a-zA-Z]{12}\b/g;
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const wrong = (source: string) =>
    [...source.matchAll(looksLikeOne)].map(([one]) => one).filter((one) => !uuid.test(one));

  test('in seeds and specs are real UUIDs', () => {
    const files = readable.filter((file) => /^(server\/sandbox\/seed|e2e)\//.test(file));
    expect(files.flatMap((file) => wrong(read(file)).map((one) => `${file}: ${one}`))).toEqual([]);
  });

  test('a planted wrong one is told', () => {
    expect(wrong("id: '00000000-0000-0000-0000-000000000001'")).toHaveLength(1);
    expect(wrong("id: '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00'")).toEqual([]);
  });
});
