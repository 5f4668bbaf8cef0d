import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/**
 * Every file below a folder, sorted, as paths relative to `base` with `/`.
 * @param {string} folder absolute
 * @param {string} [base]
 * @returns {string[]}
 */
export function filesBelow(folder, base = root) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(base, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** @param {string | Buffer} content */
export const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/**
 * One hash over names and contents. Contents, not times: a checkout changes times, not the build.
 * @param {string[]} entries files or folders relative to the project; missing ones are skipped
 * @param {(file: string) => boolean} [keep]
 */
export function fingerprint(entries, keep = () => true) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap(expand).filter(keep)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} entry */
function expand(entry) {
  const absolute = path.join(root, entry);
  const found = statSync(absolute, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isDirectory() ? filesBelow(absolute) : [entry];
}
