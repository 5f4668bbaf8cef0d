import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error';
import { lockFile } from '../folder-lock';

/** The folder that holds everything this gateway keeps, locked for as long as the gateway runs. */
export type DataFolder = {
  path: string;
  /** The given session secrets, or the one kept in the folder. */
  secrets: [string, ...string[]];
  /** The embedded service had kept its data here before this start. */
  hadSandbox: boolean;
  /** Lets another gateway have the folder. */
  release(): void;
};

/**
 * Makes the folder private, locks it and makes sure there is a session secret.
 * @throws StartError when another gateway uses it or another account owns it.
 */
export function openDataFolder(path: string, secrets: string[]): DataFolder {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch {
    throw new StartError(`DATA_DIR ${path} cannot be made or is no folder.`);
  }
  const { uid, mode } = statSync(path);
  if (process.getuid !== undefined && uid !== process.getuid()) {
    throw new StartError(`DATA_DIR ${path} belongs to another account of this machine.`);
  }
  if ((mode & 0o777) !== 0o700) chmodSync(path, 0o700);
  const release = lock(path);
  try {
    const [first = keptSecret(path), ...older] = secrets;
    const hadSandbox = existsSync(join(path, 'sandbox'));
    return { path, secrets: [first, ...older], hadSandbox, release };
  } catch (error) {
    release();
    throw error;
  }
}

function lock(path: string): () => void {
  const pidFile = join(path, 'gateway.pid');
  const release = lockFile(join(path, 'gateway.lock'));
  if (release === null) {
    const owner = existsSync(pidFile) ? ` (process ${readFileSync(pidFile, 'utf8').trim()})` : '';
    throw new StartError(
      `DATA_DIR ${path} is in use by another gateway${owner}. Stop that one, or give this one its own DATA_DIR.`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  return release;
}

function keptSecret(path: string): string {
  const file = join(path, 'session-secret');
  if (!existsSync(file)) {
    writeFileSync(file, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  }
  if ((statSync(file).mode & 0o077) !== 0) {
    throw new StartError(`${file} can be read by other accounts (chmod 600).`);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new StartError(`${file} holds no secret; remove it to make one.`);
  return secret;
}
