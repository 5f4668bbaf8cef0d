import path from 'node:path';
import { child, nodesOf, text } from './syntax';
import { isInTree } from './tree';

/** `to`: a file of ours relative to the project, or a package's name as written. */
export type Import = { to: string; ours: boolean; typeOnly: boolean };

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts'];

/** Everything a file imports: static, re-exported, dynamic and `import('…')` types. */
export function importsOf(file: string, source: string): Import[] {
  const found: Import[] = [];
  for (const node of nodesOf(file, source)) {
    const from = child(node, 'source');
    const specifier = text(from, 'value');
    if (!specifier) continue;
    const typeOnly =
      text(node, 'importKind') === 'type' ||
      text(node, 'exportKind') === 'type' ||
      node.type === 'TSImportType';
    found.push({ ...resolveImport(file, specifier), typeOnly });
  }
  return found;
}

/** @throws when a file of ours is named that does not exist. */
function resolveImport(file: string, specifier: string): Pick<Import, 'to' | 'ours'> {
  const alias = specifier.startsWith('@/');
  if (!alias && !specifier.startsWith('.')) return { to: specifier, ours: false };
  const plain = specifier.replace(/\?.*$/, '');
  const target = alias
    ? plain.replace('@/', 'src/')
    : path.posix.join(path.posix.dirname(file), plain);
  const existing = endings.map((ending) => target + ending).find((one) => isInTreeFile(one));
  if (existing) return { to: existing, ours: true };
  if (generatedLater.test(target)) return { to: target, ours: true };
  throw new Error(`${file} imports ${specifier}, which is not there`);
}

/** What the build writes may be missing when only the guards run. */
const generatedLater = /^(src\/text\/generated\/|src\/app\/route-tree\.gen|dist\/)/;

const isInTreeFile = (file: string) => path.posix.extname(file) !== '' && isInTree(file);
