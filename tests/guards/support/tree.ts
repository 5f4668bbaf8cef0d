import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { root } from '../../../scripts/lib/project.mjs';

const own = ['src', 'server', 'e2e', 'tests', 'scripts', 'docs', 'public', '.ci'];
const generated = /^src\/(text\/generated\/|app\/route-tree\.gen\.ts$)/;

/** Every file of ours, relative to the project; neither generated nor installed ones. */
export const projectFiles: readonly string[] = [
  ...readdirSync(root).filter((name) => statSync(path.join(root, name)).isFile()),
  ...own
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => filesBelow(path.join(root, folder))),
].filter((file) => !generated.test(file));

/** The code among them. */
export const codeFiles = projectFiles.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

/** A test, or what tests beside the code share (`test-session.ts`). */
export const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/test-[a-z-]+\.tsx?$/.test(file);

export const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

export const isInTree = (file: string) => existsSync(path.join(root, file));

/** Names of the folders directly below a folder; none when it does not exist. */
export function foldersIn(folder: string): string[] {
  if (!isInTree(folder)) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
