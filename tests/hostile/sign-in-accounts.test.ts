import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { client } from '../../e2e/support/provider';
import { ana, openOffice, refreshOf, sessionCookie } from './support/office';
import { goodKey, json } from './support/upstream';

const office = openOffice();

const ticketIn = (text: string) => /name="ticket" value="([^"]+)"/.exec(text)?.[1] ?? '';

describe('signing in with an account of the provider', () => {
  it('takes name and integration from it, goes on by a page, and shows neither key nor secret', async () => {
    await office.start();
    const page = await office.gateway.ask('/sign-in?next=/attempts');
    expect(page.text).toContain('href="/sign-in/oidc?next=%2Fattempts"');
    expect(page.text).not.toContain('Clave de la integración');
    const answer = await office.throughProvider('?next=/attempts');
    expect([answer.status, refreshOf(answer)]).toEqual([200, '/attempts']);
    expect(answer.headers['content-security-policy']).toContain("script-src 'none'");
    expect(await office.sessionOf(sessionCookie(answer))).toMatchObject({
      operator: 'Ana Cañas',
      integration: { name: 'compras' },
    });
    expect(office.gateway.upstream.seen[0]?.headers).toContainEqual(['x-api-key', goodKey]);
    const told = page.text + answer.text + office.gateway.logLines.join('');
    for (const secret of [goodKey, client.secret, 'canary-of-the-access-token', 'mpresa.com']) {
      expect(told).not.toContain(secret);
    }
  });

  it('asks with PKCE, state and nonce, and keeps them in a cookie that only we can read', async () => {
    await office.start();
    const answer = await office.gateway.ask('/sign-in/oidc');
    const asked = new URL(String(answer.headers['location'])).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: client.id,
      redirect_uri: `${office.gateway.url}/sign-in/callback`,
      scope: 'openid profile email',
      code_challenge_method: 'S256',
    });
    const line = String(answer.headers['set-cookie']);
    expect(line).toMatch(
      new RegExp(
        `^__Host-trastienda-attempt-${office.gateway.port}=[^;]+; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$`,
      ),
    );
    for (const name of ['state', 'nonce']) {
      expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
      expect(line).not.toContain(asked.get(name));
    }
  });

  it('lets somebody choose whose groups open several, and gives them no other', async () => {
    office.provider.person = { ...ana, groups: ['bodega', 'jefes'] };
    await office.start();
    const choice = await office.throughProvider('?next=/attempts');
    expect([choice.status, sessionCookie(choice)]).toEqual([200, undefined]);
    const ticket = ticketIn(choice.text);
    const tries: Record<string, string>[] = [
      { ticket, integration: 'administracion' },
      { ticket: `${ticket}A`, integration: 'compras' },
      { key: goodKey, operator: 'Ana' },
      { code: '0A1BC-DEFGH-JKMNP-QRSTV-WXYZ2' },
    ];
    for (const fields of tries) {
      expect(sessionCookie(await office.gateway.submitSignIn(fields))).toBeUndefined();
    }
    const answer = await office.gateway.submitSignIn({
      ticket,
      integration: 'gerencia',
      next: '/attempts',
    });
    expect([answer.status, answer.headers['location']]).toEqual([303, '/attempts']);
    expect(await office.sessionOf(sessionCookie(answer))).toMatchObject({
      operator: 'Ana Cañas',
      integration: { name: 'gerencia' },
    });
    office.gateway.advance(10 * 60_000);
    expect((await office.gateway.submitSignIn({ ticket, integration: 'compras' })).status).toBe(
      401,
    );
  });

  it('goes back to the window that waits, and ends the session there was before', async () => {
    await office.start();
    const before = sessionCookie(await office.throughProvider()) ?? '';
    const { there, attempt } = await office.leave('?return=window&lang=en', before);
    const answer = await office.comeBack(office.provider.wayBack(there), attempt);
    expect(refreshOf(answer)).toBe('/sign-in?return=done&amp;lang=en');
    expect(answer.text).toContain('<html lang="en">');
    expect(await office.sessionOf(before)).toEqual({ signedIn: false });
    expect(await office.sessionOf(sessionCookie(answer))).toMatchObject({ signedIn: true });
  });

  it('asks for more where the id token says little, and believes no one else', async () => {
    office.provider.person = {};
    office.provider.more = ana;
    await office.start();
    expect(sessionCookie(await office.throughProvider())).toBeDefined();
    office.provider.more = { ...ana, sub: 'person-2' };
    expect((await office.throughProvider()).status).toBe(502);
  });
});

describe('an account opens nothing', () => {
  it.each([
    ['of nobody’s group', { email_verified: false, groups: ['ventas'] }, 'nobody'],
    ['with an address that nobody checked', { email_verified: false }, 'nobody'],
    ['with one of which nothing is said', { email_verified: undefined }, 'nobody'],
    ['with one checked only in words', { email_verified: 'true' }, 'nobody'],
    ['of a domain below', { email: 'ana@x.empresa.com.sv' }, 'nobody'],
    ['of a domain that ends alike', { email: 'ana@otraempresa.com.sv' }, 'nobody'],
    ['of a domain that begins alike', { email: 'ana@empresa.com.sv.evil.test' }, 'nobody'],
    ['of two addresses in one', { email: 'ana@evil.test@empresa.com.sv' }, 'nobody'],
    ['of letters that look alike', { email: 'berta@soc\u0131os.test' }, 'nobody'],
    [
      'of a group named like a domain',
      { email: 'a@b.test', groups: ['@empresa.com.sv'] },
      'nobody',
    ],
    ['of groups that are none', { email: null, groups: { bodega: true } }, 'nobody'],
    ['without a name', { name: undefined }, 'no-name'],
    ['with a name that is no text', { name: ['Ana'] }, 'no-name'],
    ['with a name that hides what it is', { name: 'Ana\u202e' }, 'no-name'],
    ['with a name without end', { name: 'A'.repeat(81) }, 'no-name'],
  ])('%s', async (_which, claims, result) => {
    office.provider.person = { ...ana, ...claims };
    await office.start();
    const answer = await office.throughProvider();
    expect([answer.status, sessionCookie(answer)]).toEqual([403, undefined]);
    expect(answer.text).toContain(
      result === 'nobody' ? 'no abre ninguna' : 'no dice cómo se llama',
    );
    expect(answer.text).toContain('href="/sign-in/oidc?');
    expect(office.gateway.upstream.seen).toEqual([]);
  });

  it('by an address of its own in other letters, but by that alone', async () => {
    office.provider.person = { ...ana, email: 'BERTA@socios.test' };
    await office.start();
    expect(sessionCookie(await office.throughProvider())).toBeDefined();
    office.provider.person = { ...ana, email: 'carla@socios.test' };
    expect((await office.throughProvider()).status).toBe(403);
  });

  it('under the name of another account, but beside its own address', async () => {
    await office.start();
    expect(sessionCookie(await office.throughProvider())).toBeDefined();
    office.provider.token = { sub: 'person-2' };
    office.provider.person = { name: 'Ana Cañas', groups: ['bodega'] };
    const nameless = await office.throughProvider();
    expect([nameless.status, sessionCookie(nameless)]).toEqual([403, undefined]);
    expect(nameless.text).toContain('Otra cuenta ya inicia sesión con ese mismo nombre');
    office.provider.person = { ...ana, email: 'otra@empresa.com.sv' };
    expect(await office.sessionOf(sessionCookie(await office.throughProvider()))).toMatchObject({
      operator: 'Ana Cañas (otra@empresa.com.sv)',
    });
    office.provider.token = {};
    office.provider.person = ana;
    expect(await office.sessionOf(sessionCookie(await office.throughProvider()))).toMatchObject({
      operator: 'Ana Cañas',
    });
  });

  it('while the service does not take its integration', async () => {
    await office.start();
    office.gateway.upstream.answerWith((_request, response) =>
      json(response, 401, { status: false }),
    );
    const answer = await office.throughProvider();
    expect([answer.status, sessionCookie(answer)]).toEqual([403, undefined]);
    expect(answer.text).toContain('puede que esté desactivada');
  });

  it('any longer once the file says so, and one that still opens it goes on', async () => {
    const dataDir = join(office.folder, 'data');
    await office.start({ dataDir });
    const ofAna = sessionCookie(await office.throughProvider());
    office.provider.token = { sub: 'person-2' };
    office.provider.person = { name: 'Berta Díaz', groups: ['bodega'] };
    const ofBerta = sessionCookie(await office.throughProvider());
    const { port, upstream } = office.gateway;
    await office.gateway.stop();
    const again = { dataDir, upstream, env: { PORT: String(port) } };
    await office.start(again, ['bodega']);
    expect(await office.sessionOf(ofAna)).toEqual({ signedIn: false });
    expect(await office.sessionOf(ofBerta)).toMatchObject({ operator: 'Berta Díaz' });
    await office.gateway.stop();
    // The same group of another provider is another group.
    const other = { ...again.env, OIDC_ISSUER: 'https://accounts.test' };
    await office.start({ ...again, env: other }, ['bodega']);
    expect(await office.sessionOf(ofBerta)).toEqual({ signedIn: false });
    expect(readFileSync(join(dataDir, 'gateway.db'), 'latin1')).not.toContain('mpresa.com');
    await upstream.close();
  });
});
