import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultProfile } from '../../src/contract/profile';
import { readSettings } from '../config';
import { replaceSandbox, runSandbox, type SandboxProcess } from './sandbox-process';

/** A stand-in for the sandbox's program, which counts how often it is asked whether it is ready. */
const program = `
import { createServer } from 'node:http';
let asked = 0;
const server = createServer((request, response) => {
  if (request.url === '/ready') asked += 1;
  response.end(request.url === '/ready' ? JSON.stringify(ready) : String(asked));
});
let ready;
server.listen(Number(process.env.SANDBOX_PORT), '127.0.0.1', () => {
  const control = 'http://127.0.0.1:' + server.address().port;
  const profile = ${JSON.stringify(defaultProfile)};
  ready = { base: control + '/api/external/v1', control, demo: [], pid: process.pid, profile };
  console.log(JSON.stringify(ready));
});
`;

let folder: string;
let started: SandboxProcess;
const settings = () => readSettings({ DATA_DIR: join(folder, 'data') });
const entry = () => join(folder, 'program.mjs');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trastienda-sandbox-'));
  writeFileSync(entry(), program);
  started = await runSandbox(settings(), entry());
});
afterEach(async () => {
  await started.stop();
  rmSync(folder, { recursive: true });
});

const timesAsked = async () => Number(await (await fetch(`${started.ready.control}/asked`)).text());

describe('the process of the embedded service', () => {
  it('is not started twice for the same settings', async () => {
    const again = await runSandbox(settings(), entry());
    expect(again.ready.pid).toBe(started.ready.pid);
    await again.stop();
  });

  it('is told that it is wanted as long as an adopting gateway runs, and no longer', async () => {
    const adopted = await runSandbox(settings(), entry(), 10);
    await vi.waitFor(async () => expect(await timesAsked()).toBeGreaterThan(3));
    await adopted.stop();
    expect(() => process.kill(started.ready.pid, 0)).toThrow('ESRCH');
  });

  it('is replaced when it was started with other settings', async () => {
    const other = { ...settings(), today: '2026-01-01' };
    const replaced = await runSandbox(other, entry());
    expect(replaced.ready.pid).not.toBe(started.ready.pid);
    expect(() => process.kill(started.ready.pid, 0)).toThrow('ESRCH');
    await replaced.stop();
  });

  it('is replaced when its program is another than it was started from', async () => {
    writeFileSync(entry(), `${program}// A later build.`);
    const replaced = await runSandbox(settings(), entry());
    expect(replaced.ready.pid).not.toBe(started.ready.pid);
    expect(started.isAlive()).toBe(false);
    const again = await runSandbox(settings(), entry());
    expect(again.ready.pid).toBe(replaced.ready.pid);
    await again.stop();
  });

  it('that died is followed by one at the same address, which the next gateway finds', async () => {
    process.kill(started.ready.pid, 'SIGKILL');
    await vi.waitFor(() => expect(started.isAlive()).toBe(false));
    const next = await replaceSandbox(settings(), entry(), started.ready);
    expect(next.ready.base).toBe(started.ready.base);
    const found = await runSandbox(settings(), entry());
    expect(found.ready.pid).toBe(next.ready.pid);
    await found.stop();
    expect(next.isAlive()).toBe(false);
  });

  it('is not followed by one elsewhere while its address is taken', async () => {
    await expect(replaceSandbox(settings(), entry(), started.ready)).rejects.toThrow(
      'did not start',
    );
    expect(started.isAlive()).toBe(true);
  });
});
