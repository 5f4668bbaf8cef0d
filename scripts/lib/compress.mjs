import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesBelow, sha256 } from './files.mjs';
import { inProject } from './project.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(css|js|json|map|mjs|svg|txt|webmanifest|xml)$/;

/** zlib works in the thread pool, so the files of a build are compressed side by side. */
const encodings = {
  br: (/** @type {Buffer} */ content) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (/** @type {Buffer} */ content) => gzip(content, { level: 9 }),
};

/**
 * Writes `.br` and `.gz` beside every compressible file of a folder. HTML is left out: the gateway
 * puts a fresh nonce into it. Results are kept by content hash, because quality 11 is slow.
 * @param {string} folder absolute
 */
export async function compressFolder(folder) {
  const cache = inProject('.cache', 'compressed');
  await mkdir(cache, { recursive: true });
  const files = filesBelow(folder, folder).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compressFile(path.join(folder, file), cache)));
}

/** @param {string} file @param {string} cache */
async function compressFile(file, cache) {
  const content = await readFile(file);
  const name = sha256(content);
  for (const [ending, encode] of Object.entries(encodings)) {
    const kept = path.join(cache, `${name}.${ending}`);
    if (!existsSync(kept)) {
      const part = `${kept}.${process.pid}`;
      await writeFile(part, await encode(content));
      await rename(part, kept);
    }
    await copyFile(kept, `${file}.${ending}`);
  }
}
