import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { request } from 'undici';
import { appHeaders } from './support/app-headers';
import { freePort } from './support/ports';
import { goodKey, json, startFakeUpstream, type FakeUpstream } from './support/upstream';

const entry = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

type Run = { child: ChildProcess; out: () => string; ended: Promise<number | null> };

let folder: string;
let upstream: FakeUpstream;
let runs: Run[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trastienda-process-'));
  upstream = await startFakeUpstream();
  runs = [];
});
afterEach(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  if (existsSync(noteFile())) stopSandbox();
  await upstream.close();
  rmSync(folder, { recursive: true, force: true });
});

const noteFile = () => join(folder, 'data/sandbox.json');

function sandboxPid(): number {
  const { pid } = JSON.parse(readFileSync(noteFile(), 'utf8')) as { pid: number };
  return pid;
}

/** A test that failed half-way would leave the embedded service running. */
function stopSandbox(): void {
  try {
    process.kill(sandboxPid(), 'SIGTERM');
  } catch {
    // It has ended already.
  }
}

const gateway: [string, ...string[]] = [process.execPath, '--import', 'tsx', entry];

/** Starts the gateway as a process and waits until it is ready or gone. */
async function run(env: Record<string, string>, [program, ...args] = gateway): Promise<Run> {
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('Trastienda listo en')) resolve();
      });
    }
  });
  const started = { child, out: () => text, ended };
  runs.push(started);
  await Promise.race([ready, ended]);
  return started;
}

async function ask(port: number, path: string, cookie = '') {
  const origin = `http://localhost:${port}`;
  const headers = { cookie, ...(await appHeaders(origin, cookie)) };
  const { statusCode, body } = await request(origin + path, { headers });
  return { status: statusCode, text: await body.text() };
}

const isGone = (port: number) =>
  request(`http://localhost:${port}/healthz`).then(
    ({ body }) => body.dump().then(() => false),
    () => true,
  );

async function signIn(port: number, fields: Record<string, string>): Promise<string> {
  const origin = `http://localhost:${port}`;
  const { headers, body } = await request(`${origin}/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ operator: 'Ana', ...fields }).toString(),
  });
  await body.dump();
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

describe('the gateway as a process', { timeout: 120_000 }, () => {
  it('keeps its sessions when it is killed, and its data folder to itself while it lives', async () => {
    const port = await freePort();
    const env = { PORT: String(port), UPSTREAM_URL: upstream.base };
    const first = await run(env);
    expect(first.out()).toContain(`Trastienda listo en http://localhost:${port}`);
    const cookie = await signIn(port, { key: goodKey });

    const second = await run({ ...env, PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.out()).toMatch(/DATA_DIR .* is in use by another gateway \(process \d+\)/);
    expect(second.out()).not.toMatch(/\n\s+at /);

    first.child.kill('SIGKILL');
    await first.ended;
    const third = await run(env);
    expect((await ask(port, '/api/external/v1/branches', cookie)).status).toBe(200);
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
    expect(third.out()).not.toContain(goodKey);

    upstream.answerWith((_, response) => setTimeout(() => json(response, 200, { data: [] }), 300));
    const late = ask(port, '/api/external/v1/branches', cookie);
    setTimeout(() => third.child.kill('SIGTERM'), 100);
    expect((await late).status).toBe(200);
    expect(await third.ended).toBe(0);
  });

  it('lives on when whoever read what it writes is gone', async () => {
    const port = await freePort();
    const { child, ended } = await run({ PORT: String(port), UPSTREAM_URL: upstream.base });
    child.stdout?.destroy();
    child.stderr?.destroy();
    const cookie = await signIn(port, { key: goodKey });
    for (let count = 0; count < 2; count += 1) {
      expect((await ask(port, '/api/external/v1/branches', cookie)).status).toBe(200);
    }
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('lives on without a terminal when one is closed, as nohup promises', async () => {
    const port = await freePort();
    const { child, ended } = await run({ PORT: String(port), UPSTREAM_URL: upstream.base });
    child.kill('SIGHUP');
    const cookie = await signIn(port, { key: goodKey });
    expect((await ask(port, '/api/external/v1/branches', cookie)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it.runIf(process.platform === 'linux')('stops in order when its terminal is closed', async () => {
    const port = await freePort();
    const command = `exec ${gateway.map((word) => `'${word}'`).join(' ')}`;
    const terminal = await run({ PORT: String(port), UPSTREAM_URL: upstream.base }, [
      'script',
      '-qefc',
      command,
      '/dev/null',
    ]);
    const cookie = await signIn(port, { key: goodKey });
    upstream.answerWith((_, response) => {
      terminal.child.kill('SIGKILL');
      setTimeout(() => json(response, 200, { data: [] }), 500);
    });
    expect((await ask(port, '/api/external/v1/branches', cookie)).status).toBe(200);
    await expect.poll(() => isGone(port)).toBe(true);
  });

  it('names every wrong setting and does not start', async () => {
    const { ended, out } = await run({ PORT: 'x', HOST: 'y', SIGN_IN: 'sso' });
    expect(await ended).toBe(1);
    expect(out()).toMatch(/- SIGN_IN .*\n.*- HOST .*\n.*- PORT /);
    expect(out()).not.toMatch(/\n\s+at /);
  });

  it('finds the embedded service again after it was killed, and stops it when it stops', async () => {
    const port = await freePort();
    const env = { PORT: String(port), SANDBOX_SIZE: 'tiny' };
    const first = await run(env);
    const before = sandboxPid();
    const cookie = await signIn(port, { integration: 'administracion' });

    const turnedAway = await run({ ...env, PORT: '0' });
    expect(await turnedAway.ended).toBe(1);
    expect((await ask(port, '/api/external/v1/branches', cookie)).status).toBe(200);

    first.child.kill('SIGKILL');
    await first.ended;

    const second = await run(env);
    expect(sandboxPid()).toBe(before);
    expect((await ask(port, '/api/external/v1/branches', cookie)).status).toBe(200);
    expect(second.out()).toContain('Compras (');
    expect(second.out() + readFileSync(noteFile(), 'utf8')).not.toContain('tsk_');

    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(() => process.kill(before, 0)).toThrow('ESRCH');
  });

  it('starts an embedded service that died again, with its data and the sessions on it', async () => {
    const port = await freePort();
    const { child, out, ended } = await run({ PORT: String(port), SANDBOX_SIZE: 'tiny' });
    const before = sandboxPid();
    const cookie = await signIn(port, { integration: 'administracion' });
    const branches = await ask(port, '/api/external/v1/branches', cookie);
    process.kill(before, 'SIGKILL');
    await expect.poll(out, { timeout: 30_000 }).toContain('The embedded service runs again.');
    expect(sandboxPid()).not.toBe(before);
    expect(await ask(port, '/api/external/v1/branches', cookie)).toEqual(branches);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(() => process.kill(sandboxPid(), 0)).toThrow('ESRCH');
  });
});
