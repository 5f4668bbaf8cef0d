import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import type { MutantName } from './mutants';

/** What the process is started with; it travels as one message. */
export type GatewayStart = {
  env: Record<string, string>;
  /** How far its clock is ahead of the real one. */
  clockOffsetMs: number;
  /** The rule it lacks; null: none. */
  mutant: MutantName | null;
  /** The built app's folder, for a gateway that serves it. */
  webRoot?: string;
};

/** What the process is told while it runs. */
export type GatewayOrder = { start: GatewayStart } | { clockOffsetMs: number };

const readySchema = z.object({ url: z.string() });
const project = fileURLToPath(new URL('../../..', import.meta.url));

/** Packages in the older format call `require`, which a module does not have. */
const requireForPackages =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** One file for Node, made once: a killed gateway is back as fast as the built one is. */
export async function bundleGateway(): Promise<{ file: string; remove: () => void }> {
  const folder = path.join(project, 'test-results', `faults-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'gateway.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('gateway-process.ts', import.meta.url))],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // With its packages: read from one file they cost half the processor time of each start. The database is native.
    external: ['libsql'],
    banner: { js: requireForPackages },
    logLevel: 'error',
  });
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A gateway in a process of its own, which can be killed at any moment and started again on the same data. */
export class GatewayChild {
  readonly #file: string;
  readonly #start: GatewayStart;
  #child: ChildProcess | null = null;
  /** A process that has loaded everything and waits to be started: a killed gateway is back at once. */
  #spare: ChildProcess;
  /** Of whoever ended it last: the data stay locked until the process is gone. */
  #ended: Promise<unknown> = Promise.resolve();
  url = '';

  constructor(file: string, start: GatewayStart) {
    this.#file = file;
    this.#start = start;
    this.#spare = this.#fork();
  }

  /** Starts it; the port stays the same from the second time on, as a restarted service's would. */
  async up(): Promise<void> {
    if (this.#child !== null) return;
    // A spare has been seen to end while it waited.
    const child = this.#spare.connected ? this.#spare : this.#fork();
    this.#child = child;
    this.#spare = this.#fork();
    const ready = new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Error(`The gateway ended at its start (${code})`)));
    });
    this.#tell({ start: this.#start });
    this.url = readySchema.parse(await ready).url;
    if (this.#start.env['PORT'] === '0') this.#start.env['PORT'] = new URL(this.url).port;
  }

  /** Ends it the way a power cut does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Stops it for good. */
  async close(): Promise<void> {
    this.#spare.kill('SIGKILL');
    await this.stop();
  }

  /** Until the process goes by it; one that is down starts with it. */
  async setClock(offsetMs: number): Promise<void> {
    this.#start.clockOffsetMs = offsetMs;
    const child = this.#child;
    if (child === null) return;
    const isSet = new Promise((resolve) => child.once('message', resolve));
    this.#tell({ clockOffsetMs: offsetMs });
    await isSet;
  }

  #fork(): ChildProcess {
    return fork(this.#file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  }

  #tell(order: GatewayOrder): void {
    this.#child?.send(order);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child !== null) {
      this.#child = null;
      this.#ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
    }
    await this.#ended;
  }
}
