import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { leaksBelow, leaksIn } from './canary';

/** A running gateway with its sandbox, both as `npm start` runs them. */
export type Installation = {
  /** The address a person would type. */
  url: string;
  /** The sandbox's control address; empty when `UPSTREAM_URL` named another service. */
  control: string;
  /** A key that opens the demo data. */
  demoKey: () => Promise<string>;
  /** What the gateway has written so far, for tests that look for what must not be there. */
  output: () => string;
  /** @throws when the gateway or the sandbox kept pay or documents of the canary */
  stop: () => Promise<void>;
  /** Ends the gateway the way a power cut does; its data stays for whoever starts it again. */
  kill: () => Promise<void>;
};

const built = fileURLToPath(new URL('../../dist', import.meta.url));
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot'];
const readyWithinMs = 30_000;

/**
 * Starts the built product on a free port with a data folder of its own. Settings of the caller's
 * environment do not reach it, so that no test ever meets a real service.
 * @param build - where it stands
 * @throws when it ends, or is not ready in time; the message has its output
 */
export async function startInstallation(
  settings: Record<string, string> = {},
  build = process.env['E2E_BUILD'] ?? built,
): Promise<Installation> {
  const dataDir = settings['DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'trastienda e2e '));
  const env = {
    ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
    PORT: '0',
    DATA_DIR: dataDir,
    CSP_REPORT_COUNT: '1',
    ...settings,
  };
  const entry = path.join(build, 'server/main.js');
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  // A test that fails before it stops its installation must not leave it running.
  const endWithUs = () => void child.kill('SIGTERM');
  process.once('exit', endWithUs);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const stop = async () => {
    process.off('exit', endWithUs);
    await end(child, dataDir);
    // What the service itself keeps is its own.
    const found = [...leaksBelow(dataDir, ['service']), ...leaksIn(output)];
    if (!settings['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
    if (found.length > 0)
      throw new Error(`Data of an employee was left behind: ${found.join(', ')}`);
  };
  const url = await readyLine(child, () => output).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const control = settings['UPSTREAM_URL'] ? '' : sandboxOf(dataDir).control;
  const demoKey = async () => {
    const ready = (await (await fetch(`${control}/ready`)).json()) as { demo: { key: string }[] };
    return ready.demo[0]?.key ?? '';
  };
  const kill = async () => {
    process.off('exit', endWithUs);
    await endWith(child, 'SIGKILL');
  };
  return { url, control, demoKey, output: () => output, stop, kill };
}

/** Copies the build, so that one made while the tests run does not take the files from under them. */
export function copyBuild(below: string): string {
  mkdirSync(below, { recursive: true });
  const copy = mkdtempSync(path.join(below, 'build-'));
  cpSync(built, copy, { recursive: true });
  return copy;
}

function readyLine(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => () => reject(new Error(`The gateway ${why}:\n${output()}`));
    const late = setTimeout(fail('was not ready in time'), readyWithinMs);
    child.once('exit', fail('ended'));
    child.stdout?.on('data', () => {
      const url = /Trastienda listo en (http:\/\/\S+)/.exec(output())?.[1];
      if (!url) return;
      clearTimeout(late);
      resolve(url);
    });
  });
}

function sandboxOf(dataDir: string): { control: string; pid: number } {
  const file = readFileSync(path.join(dataDir, 'sandbox.json'), 'utf8');
  return JSON.parse(file) as { control: string; pid: number };
}

async function end(child: ChildProcess, dataDir: string): Promise<void> {
  await endWith(child, 'SIGTERM');
  try {
    // The sandbox outlives a killed gateway on purpose, so it is told by itself.
    process.kill(sandboxOf(dataDir).pid, 'SIGTERM');
  } catch {
    // It never started, or went with the gateway.
  }
}

async function endWith(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.kill(signal)) await ended;
}
