import { mkdir, readFile, rm, stat, utimes, writeFile, rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './process-alive.mjs';
import { inProject } from './project.mjs';

const beatEveryMs = 2_000;
/** An owner that has not touched its lock for this long is gone, even if its process id lives on. */
const goneAfterMs = 30_000;

/**
 * Runs `work` while no other process of this checkout does the same: the second of two starts waits
 * here, then sees that everything is done. The lock of a process that died is taken over.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void, folder?: string }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(name, work, { onWait, folder = inProject('.cache') } = {}) {
  await mkdir(folder, { recursive: true });
  const file = `${folder}/${name}.lock`;
  const owner = `${process.pid} ${Math.random().toString(36).slice(2)}`;
  for (let tries = 0; !(await acquire(file, owner)); tries += 1) {
    if (tries === 0) onWait?.();
    await sleep(150);
    await dropIfGone(file);
  }
  const beat = setInterval(() => {
    utimes(file, new Date(), new Date()).catch(() => {});
  }, beatEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if ((await read(file)) === owner) await rm(file, { force: true });
  }
}

/** @param {string} file @param {string} owner */
async function acquire(file, owner) {
  try {
    await writeFile(file, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
async function dropIfGone(file) {
  const seen = await read(file);
  const touched = await stat(file).then(
    (found) => found.mtimeMs,
    () => null,
  );
  if (seen === null || touched === null) return;
  const age = Date.now() - touched;
  const dead = seen !== '' && !isAlive(Number(seen.split(' ')[0]));
  if (!dead && age < goneAfterMs) return;
  // Only one of several waiters wins the rename; a lock taken meanwhile by another is put back.
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const moved = await read(aside);
  if (moved !== seen && moved !== null)
    await writeFile(file, moved, { flag: 'wx' }).catch(() => {});
  await rm(aside, { force: true });
}

/** @param {string} file @returns {Promise<string | null>} */
const read = (file) => readFile(file, 'utf8').catch(() => null);
