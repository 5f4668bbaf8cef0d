import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../config';

const folder = mkdtempSync(join(tmpdir(), 'trastienda-settings-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(content: unknown): string {
  const path = join(folder, 'integrations.json');
  writeFileSync(path, JSON.stringify(content), { mode: 0o600 });
  return path;
}

function mistakes(env: NodeJS.ProcessEnv): string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes;
    throw error;
  }
}

describe('the identity provider', () => {
  const oidc = {
    SIGN_IN: 'oidc',
    OIDC_ISSUER: 'https://accounts.test/realms/office',
    OIDC_CLIENT_ID: 'trastienda',
    OIDC_CLIENT_SECRET: 'hunter2-hunter2',
  };

  it('is who issues, and who we are to it', () => {
    expect(readSettings(oidc)).toMatchObject({
      signIn: 'oidc',
      oidc: {
        issuer: 'https://accounts.test/realms/office',
        clientId: 'trastienda',
        clientSecret: 'hunter2-hunter2',
        scope: 'openid profile email',
        groupsClaim: 'groups',
        prompt: null,
      },
      limits: { oidcMs: 10_000 },
    });
    const more = {
      OIDC_ISSUER: 'http://127.0.0.1:9000',
      OIDC_SCOPE: 'openid groups',
      OIDC_GROUPS_CLAIM: 'cognito:groups',
      OIDC_PROMPT: 'login',
    };
    expect(readSettings({ ...oidc, ...more }).oidc).toMatchObject({
      scope: 'openid groups',
      groupsClaim: 'cognito:groups',
      prompt: 'login',
    });
  });

  it('is none where people sign in otherwise', () => {
    expect(readSettings({ ...oidc, SIGN_IN: 'key' }).oidc).toBeNull();
  });

  it.each([
    ['OIDC_ISSUER', ''],
    ['OIDC_ISSUER', 'accounts.test'],
    ['OIDC_ISSUER', 'http://accounts.test'],
    ['OIDC_ISSUER', 'ftp://accounts.test'],
    ['OIDC_ISSUER', 'https://ana:hunter2@accounts.test'],
    ['OIDC_ISSUER', 'https://accounts.test?tenant=all'],
    ['OIDC_CLIENT_ID', ''],
    ['OIDC_CLIENT_SECRET', ''],
    ['OIDC_CLIENT_SECRET', 'hunter2 hunter2'],
    ['OIDC_SCOPE', 'profile email'],
    ['OIDC_GROUPS_CLAIM', 'the groups'],
    ['OIDC_PROMPT', 'none'],
    ['OIDC_LIMIT', '25d'],
  ])('is refused with %s %j', (name, text) => {
    const found = mistakes({ ...oidc, [name]: text });
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
    expect(found.join()).not.toContain('hunter2');
  });

  it('with a real service needs groups that open something', () => {
    const withGroups = (groups?: string[]) => ({
      ...oidc,
      UPSTREAM_URL: 'https://service.test/api/external/v1',
      INTEGRATIONS: file([{ name: 'compras', business: 'Comercial', key: 'of-its-own', groups }]),
    });
    expect(mistakes(withGroups())).toEqual([
      expect.stringMatching(/^INTEGRATIONS names no groups/),
    ]);
    expect(mistakes(withGroups(['bodega']))).toEqual([]);
  });
});
