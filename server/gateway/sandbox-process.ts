import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { Settings } from '../config';
import { StartError } from './start-error';
import { sandboxReadySchema, type SandboxReady } from '../sandbox/ready';

/** The embedded service as a process of its own: a gateway that is killed leaves it running, and finds it again. */
export type SandboxProcess = {
  ready: SandboxReady;
  /** Whether its process is there. */
  isAlive: () => boolean;
  stop: () => Promise<void>;
};

const noteSchema = z.object({ control: z.url(), pid: z.int(), wish: z.string() });
const answerMs = 1000;
const startMs = 20_000;
const stopMs = 5000;
/** Well below the time after which a sandbox that lost its parent ends by itself. */
const greetEveryMs = 120_000;

/** What a running sandbox must have been started with to be of use: another build's program may know less than we ask. */
function wishOf({ sandboxSize, today, profile }: Settings, entry: string): string {
  const text = JSON.stringify([sandboxSize, today, profile]);
  const hash = createHash('sha256').update(text).update(readFileSync(entry));
  return hash.digest('base64url').slice(0, 16);
}

/**
 * Goes on with the sandbox a former gateway of the same data folder left running, or starts one.
 * @param entry - the sandbox's program.
 * @param greetMs - how often a sandbox that is no child of ours is told that it is still wanted.
 */
export async function runSandbox(
  settings: Settings,
  entry: string,
  greetMs = greetEveryMs,
): Promise<SandboxProcess> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const left = await findLeft(noteFileOf(settings));
  if (left !== null && left.wish === wishOf(settings, entry)) return adopted(left.ready, greetMs);
  if (left !== null) await stoppable(left.ready).stop();
  return startNoted(settings, entry, '0');
}

/**
 * Starts one in the place of a sandbox that died, on its data and at its address: the gateway and everybody's sessions know no
 * other.
 * @throws when the address was taken meanwhile or it does not start.
 */
export async function replaceSandbox(
  settings: Settings,
  entry: string,
  { base }: SandboxReady,
): Promise<SandboxProcess> {
  return startNoted(settings, entry, new URL(base).port);
}

const noteFileOf = ({ dataDir }: Settings) => join(dataDir, 'sandbox.json');

/** Starts one and leaves word of it for the next gateway of this data folder. */
async function startNoted(
  settings: Settings,
  entry: string,
  port: string,
): Promise<SandboxProcess> {
  // Before the start: a build that comes in between must not be taken for what runs.
  const wish = wishOf(settings, entry);
  const ready = await startSandbox(settings, entry, port);
  const note = { control: ready.control, pid: ready.pid, wish };
  writeFileSync(noteFileOf(settings), JSON.stringify(note), { mode: 0o600 });
  return stoppable(ready);
}

async function findLeft(noteFile: string): Promise<{ ready: SandboxReady; wish: string } | null> {
  try {
    const note = noteSchema.parse(JSON.parse(readFileSync(noteFile, 'utf8')));
    const response = await fetch(`${note.control}/ready`, {
      signal: AbortSignal.timeout(answerMs),
    });
    const ready = sandboxReadySchema.parse(await response.json());
    // A process number may have gone to a stranger; only one that says so itself is the sandbox.
    return ready.pid === note.pid ? { ready, wish: note.wish } : null;
  } catch {
    return null;
  }
}

/** Nothing of the gateway's own settings: secrets and keys are not the sandbox's business. */
function handedDown(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'NODE_ENV', 'NODE_OPTIONS'];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

async function startSandbox(
  settings: Settings,
  entry: string,
  port: string,
): Promise<SandboxReady> {
  const log = openSync(join(settings.dataDir, 'sandbox.log'), 'a', 0o600);
  const loader = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, entry], {
    // Its own process group: Ctrl-C reaches the gateway alone, which then stops the sandbox in order.
    detached: true,
    stdio: ['ignore', 'pipe', log],
    env: {
      ...handedDown(),
      SANDBOX_DATA_DIR: join(settings.dataDir, 'sandbox'),
      SANDBOX_SIZE: settings.sandboxSize,
      SANDBOX_PORT: port,
      SANDBOX_PROFILE: JSON.stringify(settings.profile),
      TODAY: settings.today ?? '',
    },
  });
  child.unref();
  const { stdout } = child;
  if (stdout === null) throw new Error('The embedded service has no output.');
  const timer = setTimeout(() => child.kill('SIGKILL'), startMs);
  try {
    const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
    const first = await lines.next();
    if (first.done !== true) return sandboxReadySchema.parse(JSON.parse(first.value));
  } finally {
    clearTimeout(timer);
    stdout.destroy();
  }
  throw new StartError(`The embedded service did not start; see ${settings.dataDir}/sandbox.log.`);
}

/** A sandbox that lost the gateway that started it: it ends by itself unless somebody asks for it now and then. */
function adopted(ready: SandboxReady, greetMs: number): SandboxProcess {
  const greeting = setInterval(() => {
    void fetch(`${ready.control}/ready`, { signal: AbortSignal.timeout(answerMs) }).catch(() => {});
  }, greetMs);
  greeting.unref();
  const { isAlive, stop } = stoppable(ready);
  return {
    ready,
    isAlive,
    stop() {
      clearInterval(greeting);
      return stop();
    },
  };
}

function stoppable(ready: SandboxReady): SandboxProcess {
  return {
    ready,
    isAlive: () => signal(ready.pid, 0),
    async stop() {
      if (!signal(ready.pid, 'SIGTERM')) return;
      const deadline = Date.now() + stopMs;
      while (signal(ready.pid, 0) && Date.now() < deadline) await sleep(20);
    },
  };
}

/** Whether the process was there to get the signal. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
