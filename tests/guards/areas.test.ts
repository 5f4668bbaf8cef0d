import { describe, expect, test } from 'vitest';
import { writeAreas } from '../../src/contract/attempt-words';
import { isReadArea } from '../../src/contract/reads';
import { foldersIn, isInTree, projectFiles, read } from './support/tree';

/** Areas of the gateway's own contract, which the sandbox does not imitate. */
const gatewayAreas: readonly string[] = [
  'session',
  'attempts',
  'drafts',
  'directory',
  'jobs',
  'preferences',
  'practice',
];

const apiAreas = foldersIn('src/api').filter((area) => area !== 'core');
const features = foldersIn('src/features');
const writes = /method:\s*'(POST|PUT|PATCH|DELETE)'/;
/** Writes of the service leave through the attempts of `core`, everything else through `request`. */
const asks = /\brequest\(/;

/** What is missing of an area of the API layer: `mutations.ts` only where something is written, the others where read. */
function missingOfApi(area: string, has: (file: string) => boolean, operations: string): string[] {
  const folder = `src/api/${area}`;
  const pieces = ['schemas.ts'];
  if (asks.test(operations)) pieces.push('operations.ts', 'keys.ts', 'queries.ts');
  if (writes.test(operations) || !asks.test(operations)) pieces.push('mutations.ts');
  const own = pieces.map((piece) => `${folder}/${piece}`);
  const sandbox = [`server/sandbox/areas/${area}.ts`, `server/sandbox/seed/${area}.ts`];
  return [...own, ...(gatewayAreas.includes(area) ? [] : sandbox)].filter((file) => !has(file));
}

/** What is missing of a screen area; some, such as help, have nothing of the service behind them. */
function missingOfFeature(area: string, has: (file: string) => boolean): string[] {
  return [`src/text/${area}/es.json`, `src/text/${area}/en.json`, `e2e/${area}.spec.ts`].filter(
    (file) => !has(file),
  );
}

describe('every area has all its files', () => {
  test.each(apiAreas)('src/api/%s', (area) => {
    const file = `src/api/${area}/operations.ts`;
    expect(missingOfApi(area, isInTree, isInTree(file) ? read(file) : '')).toEqual([]);
  });

  test("each area is read of the service, written there, or the gateway's own", () => {
    const ofService = apiAreas.filter(
      (area) => isReadArea(area) || writeAreas.some((one) => one === area),
    );
    expect([...ofService, ...gatewayAreas].toSorted()).toEqual(apiAreas.toSorted());
  });

  test.each(features)('src/features/%s', (area) => {
    expect(missingOfFeature(area, isInTree)).toEqual([]);
  });

  test.each(features)('some route opens src/features/%s', (area) => {
    const routes = projectFiles.filter((file) => file.startsWith('src/routes/'));
    const opens = (file: string) => read(file).includes(`@/features/${area}/`);
    expect(routes.some(opens)).toBe(true);
  });

  test('a planted area without its files is told', () => {
    const nothing = () => false;
    expect(missingOfApi('ghosts', nothing, "request({ method: 'POST' })")).toHaveLength(7);
    expect(missingOfApi('ghosts', nothing, 'request({ url })')).toHaveLength(6);
    expect(missingOfApi('ghosts', nothing, '')).toHaveLength(4);
    expect(missingOfFeature('ghosts', nothing)).toHaveLength(3);
  });
});

test('end-to-end tests are only in e2e/', () => {
  const strayed = projectFiles.filter(
    (file) => /\.spec\.tsx?$/.test(file) && !/^e2e\/[^/]+\.spec\.ts$/.test(file),
  );
  expect(strayed).toEqual([]);
});
