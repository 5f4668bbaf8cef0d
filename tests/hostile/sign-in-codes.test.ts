import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfPersonalCode, newPersonalCode } from '../../server/gateway/sign-in/personal-code';
import { startTestGateway, type GatewayOptions, type TestGateway } from './support/gateway';
import { goodKey, json, otherKey } from './support/upstream';

const business = 'Comercial Los Volcanes';
const integrations = [
  { name: 'compras', label: 'Compras', business, key: goodKey },
  { name: 'gerencia', label: 'Gerencia', business, key: otherKey },
];
const ana = newPersonalCode();
const berta = newPersonalCode();
const codes = [
  { person: 'Ana Cañas', hash: hashOfPersonalCode(ana), integrations: ['compras'] },
  { person: 'Berta Díaz', hash: hashOfPersonalCode(berta), integrations: ['compras', 'gerencia'] },
];

let folder: string;
let gateway: TestGateway;

const file = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content), { mode: 0o600 });
  return path;
};
const start = async (known: unknown[] = codes, options: GatewayOptions = {}) => {
  const env = {
    SIGN_IN: 'code',
    CODES: file('codes.json', known),
    INTEGRATIONS: file('integrations.json', integrations),
    ...options.env,
  };
  gateway = await startTestGateway({ ...options, env });
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trastienda-codes-'));
});
afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const enter = (fields: Record<string, string>) => gateway.submitSignIn(fields);
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const sessionOf = async (cookie: string) =>
  (await gateway.appAsk('/gateway/session', { cookie })).json() as {
    signedIn: boolean;
    operator?: string;
    integration?: { name: string };
  };
const ticketIn = (text: string) => /name="ticket" value="([^"]+)"/.exec(text)?.[1] ?? '';

describe('signing in with a personal code', () => {
  it('takes name and integration from the code, however it is typed, and shows neither code nor key', async () => {
    await start();
    const page = await gateway.ask('/sign-in');
    expect(page.text).toContain('Código personal');
    expect(page.text).not.toContain('Clave de la integración');
    const answer = await enter({ code: ` ${ana.toLowerCase().replaceAll('-', ' ')} ` });
    expect(answer.status).toBe(303);
    expect(await sessionOf(cookieOf(answer))).toMatchObject({
      operator: 'Ana Cañas',
      integration: { name: 'compras' },
    });
    expect(gateway.upstream.seen[0]?.headers).toContainEqual(['x-api-key', goodKey]);
    expect(gateway.logLines.join('')).not.toContain(ana);
  });

  it('lets somebody choose who may work with several, without the code in the page', async () => {
    await start();
    const choice = await enter({ code: berta, next: '/attempts' });
    expect(choice.status).toBe(200);
    expect(choice.headers['set-cookie']).toBeUndefined();
    expect(choice.text).not.toContain(berta);
    const ticket = ticketIn(choice.text);
    const answer = await enter({ ticket, integration: 'gerencia', next: '/attempts' });
    expect([answer.status, answer.headers['location']]).toEqual([303, '/attempts']);
    expect(await sessionOf(cookieOf(answer))).toMatchObject({
      operator: 'Berta Díaz',
      integration: { name: 'gerencia' },
    });
  });

  it('gives nobody an integration that their code does not open', async () => {
    await start();
    const ticket = ticketIn((await enter({ code: berta })).text);
    const tries: Record<string, string>[] = [
      { ticket, integration: 'administracion' },
      { ticket, integration: '__proto__' },
      { code: berta, integration: 'nothing' },
    ];
    for (const fields of tries) {
      const answer = await enter(fields);
      expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    }
    // With one alone there is nothing to choose.
    const answer = await enter({ code: ana, integration: 'gerencia' });
    expect(await sessionOf(cookieOf(answer))).toMatchObject({ integration: { name: 'compras' } });
  });

  it('takes no ticket that is old, altered or empty', async () => {
    await start();
    const ticket = ticketIn((await enter({ code: berta })).text);
    for (const wrong of ['', 'x', `${ticket}A`, ticket.slice(0, -2), ana]) {
      const answer = await enter({ ticket: wrong, integration: 'compras' });
      expect([wrong, answer.status]).toEqual([wrong, 401]);
    }
    gateway.advance(10 * 60_000);
    const late = await enter({ ticket, integration: 'compras' });
    expect(late.status).toBe(401);
    expect(late.text).toContain('Escriba su código otra vez');
  });

  it('takes no key, not even a good one', async () => {
    await start();
    const answer = await enter({ key: goodKey, operator: 'Ana' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Escriba su código personal');
    expect(gateway.upstream.seen).toEqual([]);
  });

  it('lets five guesses of an address through, asks the service about none, and then refuses a good code too', async () => {
    await start();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await enter({ code: newPersonalCode() })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await enter({ code: ana })).status).toBe(429);
    expect(gateway.upstream.seen).toEqual([]);
    gateway.advance(5 * 60_000);
    expect((await enter({ code: ana })).status).toBe(303);
  });

  it('tells somebody whose integration the service does not take that it is off, not that the key is wrong', async () => {
    await start();
    gateway.upstream.answerWith((_request, response) => json(response, 401, { status: false }));
    const answer = await enter({ code: ana });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('puede que esté desactivada');
    expect(answer.text).not.toContain('clave');
  });

  it('ends the sessions of a code that was taken out of the file, and no others', async () => {
    const dataDir = join(folder, 'data');
    await start(codes, { dataDir });
    const ofAna = cookieOf(await enter({ code: ana }));
    const ticket = ticketIn((await enter({ code: berta })).text);
    const ofBerta = cookieOf(await enter({ ticket, integration: 'gerencia' }));
    const { port, upstream } = gateway;
    await gateway.stop();
    await start(codes.slice(1), { dataDir, upstream, env: { PORT: String(port) } });
    expect(await sessionOf(ofAna)).toEqual({ signedIn: false });
    expect(await sessionOf(ofBerta)).toMatchObject({ operator: 'Berta Díaz' });
    await gateway.stop();
    // The same code, now without that integration.
    const narrowed = codes.slice(1).map((code) => ({ ...code, integrations: ['compras'] }));
    await start(narrowed, { dataDir, upstream, env: { PORT: String(port) } });
    expect(await sessionOf(ofBerta)).toEqual({ signedIn: false });
    await upstream.close();
  });
});
