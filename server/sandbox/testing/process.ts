import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { sandboxReadySchema, type SandboxReady } from '../ready';

/** Below node_modules, so that the packages a build leaves outside are found. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));

export interface Process {
  child: ChildProcess;
  ready: SandboxReady;
}

/**
 * Builds a process of the sandbox as for a release; each test of the file has a data directory of its own.
 * @param entry the file it begins with
 */
export function withProcesses(entry: 'main' | 'alone' = 'main') {
  const program = { folder: '', main: '' };
  const started: ChildProcess[] = [];
  const folder = { path: '' };
  const dataDir = () => join(folder.path, 'data');

  beforeAll(() => {
    mkdirSync(cache, { recursive: true });
    program.folder = mkdtempSync(join(cache, 'sandbox-'));
    program.main = join(program.folder, 'main.js');
    buildSync({
      entryPoints: [fileURLToPath(new URL(`../${entry}.ts`, import.meta.url))],
      outfile: program.main,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
  });

  afterAll(() => {
    rmSync(program.folder, { recursive: true, force: true });
  });

  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'trastienda-sandbox-'));
  });

  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    rmSync(folder.path, { recursive: true, force: true });
  });

  function launch(settings: Record<string, string>, ...args: string[]): ChildProcess {
    const child = spawn(process.execPath, [program.main, ...args], {
      env: { PATH: process.env['PATH'], SANDBOX_SIZE: 'tiny', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    return child;
  }

  async function start(settings: Record<string, string> = {}): Promise<Process> {
    const child = launch({ SANDBOX_DATA_DIR: dataDir(), ...settings });
    return { child, ready: sandboxReadySchema.parse(JSON.parse(await firstLine(child))) };
  }

  return { launch, start, dataDir };
}

/** The first line a process writes. */
export async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('No output to read');
  for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('The sandbox ended without a word');
}

/** Ends a process and answers its exit code; null when the signal ended it. */
export async function stop(
  { child }: Pick<Process, 'child'>,
  signal: NodeJS.Signals,
): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

/** Sends a request with the key of the first demo integration. */
export async function send(
  { ready }: Process,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(ready.base + path, {
    method,
    headers: {
      'X-API-Key': ready.demo[0]?.key ?? '',
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export async function get<T>(running: Process, path: string): Promise<T> {
  return (await (await send(running, 'GET', path)).json()) as T;
}

/** Steers the demo world through the control address. */
export async function control<T>(
  { ready }: Process,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${ready.control}/worlds/demo${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`);
  return JSON.parse(text) as T;
}
