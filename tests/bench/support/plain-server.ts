import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('plain-servers.ts', import.meta.url));

/** Starts one of the plain servers. */
export async function startPlain(
  ...args: ['service'] | ['proxy', string]
): Promise<{ port: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { port: port.trim(), stop: () => void child.kill() };
}
