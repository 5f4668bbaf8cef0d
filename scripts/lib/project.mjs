import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever the caller's working directory is. */
export const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** @param {...string} parts path below the project's folder */
export const inProject = (...parts) => path.join(root, ...parts);

/**
 * The JavaScript file behind a command of an installed package, so that it runs under this very
 * Node, without a shell and without PATH.
 * @param {string} packageName
 * @param {string} [command] needed when the package has several
 */
export function commandFile(packageName, command) {
  const folder = inProject('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[command ?? Object.keys(bin)[0]];
  return path.join(folder, file);
}
