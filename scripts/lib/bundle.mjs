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
/**
 * @typedef {object} Size
 * @property {number} js bytes on the wire, brotli
 * @property {number} css the same
 * @property {number} scripts script files
 * @property {number} clicked those of them that a link from the screen above has still to bring
 */

/**
 * Of the app in Spanish, whose words are the longer ones.
 * @returns {Manifest}
 */
export const readManifest = () =>
  JSON.parse(readFileSync(inProject('dist/web-manifest.es.json'), 'utf8'));

/**
 * The files a browser loads before the first screen of a route shows: the shell, the parts of the route
 * and of the layouts around it, and everything these import statically.
 * @param {Manifest} manifest
 * @param {string | null} route a file of src/routes; null: the shell alone
 * @returns {string[]}
 */
export function firstFiles(manifest, route) {
  const routes = route === null ? [] : [route, ...layoutsOf(route, manifest)];
  const roots = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || routes.includes(key.split('?')[0] ?? ''),
  );
  const chunks = closure(manifest, roots).flatMap((key) => manifest[key] ?? []);
  return [...new Set(chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]))];
}

/**
 * What they weigh.
 * @param {Manifest} manifest
 * @param {string | null} route
 * @param {(file: string) => number} sizeOf
 * @returns {Size}
 */
export function firstLoad(manifest, route, sizeOf) {
  const files = firstFiles(manifest, route);
  const sum = (/** @type {string} */ ending) =>
    files.filter((file) => file.endsWith(ending)).reduce((all, file) => all + sizeOf(file), 0);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const above = route === null ? null : routeAbove(manifest, route);
  const there = new Set(above === null ? files : firstFiles(manifest, above));
  const clicked = scripts.filter((file) => !there.has(file)).length;
  return { js: sum('.js'), css: sum('.css'), scripts: scripts.length, clicked };
}

/**
 * The screen whose address a route's begins with; for the first of an area the home, and none for that.
 * @param {Manifest} manifest
 * @param {string} route
 */
function routeAbove(manifest, route) {
  const path = pathOf(route);
  const isAbove = (/** @type {string} */ other) =>
    other !== path && path.startsWith(other === '/' ? other : `${other}/`);
  return (
    routesOf(manifest)
      .filter((other) => isAbove(pathOf(other)))
      .toSorted((one, other) => pathOf(one).length - pathOf(other).length)
      .at(-1) ?? null
  );
}

/** The route files that are loaded apart from the shell. */
export function routesOf(/** @type {Manifest} */ manifest) {
  const files = Object.keys(manifest).map((key) => key.split('?')[0] ?? '');
  return [...new Set(files)].filter((file) => file.startsWith('src/routes/')).sort();
}

/** The files of each route by its path, but for those of the shell, which the page names itself. */
export function filesByPath(/** @type {Manifest} */ manifest) {
  const shell = new Set(firstFiles(manifest, null));
  return Object.fromEntries(
    routesOf(manifest).map((route) => [
      pathOf(route),
      firstFiles(manifest, route).filter((file) => !shell.has(file)),
    ]),
  );
}

/** `src/routes/branches/$branchId/products_.new.tsx` is `/branches/$branchId/products/new`. */
export function pathOf(/** @type {string} */ route) {
  const parts = route
    .replace('src/routes/', '')
    .replace(/\.tsx$/, '')
    .split(/[/.]/);
  return `/${parts.map((part) => part.replace(/_$|^index$/, '')).join('/')}`;
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

/**
 * In the order in which styles have to stand: what a chunk imports comes before it.
 * @param {Manifest} manifest
 * @param {string[]} roots
 */
function closure(manifest, roots) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {string[]} */
  const ordered = [];
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
    ordered.push(key);
  };
  roots.forEach(visit);
  return ordered;
}

/** Bytes of a built file as the gateway sends it. */
export function brotliSize(/** @type {string} */ file) {
  const compressed = inProject('dist/web', `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : inProject('dist/web', file)).size;
}

/** What may not be in the app at all: the server's code, and of a library what vite.config.ts puts something else in the place of. */
export function foreignMatter() {
  const modules = /** @type {string[]} */ (
    JSON.parse(readFileSync(inProject('dist/web-modules.json'), 'utf8'))
  );
  return modules.filter((file) =>
    /^(server|tests|e2e|scripts)\/|@mantine\/hooks\/.*\/use-id\./.test(file),
  );
}
