import { existsSync, readFileSync, statSync } from 'node:fs';
import { inProject } from './project.mjs';

/**
 * @typedef {object} Chunk a chunk of Vite's manifest, as far as sizes need it
 * @property {string} file
 * @property {string} [src]
 * @property {boolean} [isEntry]
 * @property {string[]} [imports]
 * @property {string[]} [dynamicImports]
 * @property {string[]} [css]
 */
/** @typedef {Record<string, Chunk>} Manifest */
/** @typedef {{ js: number, css: number, scripts: number }} Size bytes on the wire, brotli, and the number of script files */

/** @returns {Manifest} */
export const readManifest = () =>
  JSON.parse(readFileSync(inProject('dist/web-manifest.json'), 'utf8'));

/**
 * What a browser loads before the first screen of a route shows: the shell, the parts of the route
 * and of the layouts around it, and everything these import statically.
 * @param {Manifest} manifest
 * @param {string | null} route a file of src/routes; null: the shell alone
 * @param {(file: string) => number} sizeOf
 * @returns {Size}
 */
export function firstLoad(manifest, route, sizeOf) {
  const routes = route === null ? [] : [route, ...layoutsOf(route, manifest)];
  const roots = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || routes.includes(key.split('?')[0] ?? ''),
  );
  const chunks = [...closure(manifest, roots)].flatMap((key) => manifest[key] ?? []);
  const files = new Set(chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]));
  const sum = (/** @type {string} */ ending) =>
    [...files].filter((file) => file.endsWith(ending)).reduce((all, file) => all + sizeOf(file), 0);
  const scripts = [...files].filter((file) => file.endsWith('.js')).length;
  return { js: sum('.js'), css: sum('.css'), scripts };
}

/** The route files that have a chunk of their own. */
export function routesOf(/** @type {Manifest} */ manifest) {
  const files = Object.keys(manifest).map((key) => key.split('?')[0] ?? '');
  return [...new Set(files)].filter((file) => file.startsWith('src/routes/')).sort();
}

/** The layouts around a route: `a.tsx` stands around `a/b.tsx` and `a.b.tsx`, `__root.tsx` around all. */
function layoutsOf(/** @type {string} */ route, /** @type {Manifest} */ manifest) {
  const name = (/** @type {string} */ file) => file.replace(/\.tsx$/, '');
  return routesOf(manifest).filter(
    (other) =>
      other !== route &&
      (other === 'src/routes/__root.tsx' ||
        route.startsWith(`${name(other)}/`) ||
        route.startsWith(`${name(other)}.`)),
  );
}

/** @param {Manifest} manifest @param {string[]} roots */
function closure(manifest, roots) {
  const seen = new Set();
  const waiting = [...roots];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  return seen;
}

/** Bytes of a built file as the gateway sends it. */
export function brotliSize(/** @type {string} */ file) {
  const compressed = inProject('dist/web', `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : inProject('dist/web', file)).size;
}

/** What may not be in the app at all: the server's code, and anything that looks like a key. */
export function foreignMatter() {
  const modules = /** @type {string[]} */ (
    JSON.parse(readFileSync(inProject('dist/web-modules.json'), 'utf8'))
  );
  return modules.filter((file) => /^(server|tests|e2e|scripts)\//.test(file));
}
