import { describe, expect, test } from 'vitest';
import { codeFiles, isTest, read } from './support/tree';

/** Where the base of the service stands, once for each side that needs it. */
const known = [
  'src/api/core/url.ts',
  'server/gateway/service/match.ts',
  'server/sandbox/routes.ts',
  'server/settings/upstream.ts',
];

const names = (source: string) => /['"`/]api\/external\b/.test(source);

describe('M1: the base address of the service', () => {
  test('is written once for the app, the gateway and the sandbox, and in no screen', () => {
    const found = codeFiles.filter(
      (file) => /^(src|server)\//.test(file) && !isTest(file) && names(read(file)),
    );
    expect(found.sort()).toEqual([...known].sort());
  });

  test('a planted path with it is told', () => {
    expect(names("fetch('/api/external/v1/branches')")).toBe(true);
    expect(names("serviceUrl('/branches')")).toBe(false);
  });
});
