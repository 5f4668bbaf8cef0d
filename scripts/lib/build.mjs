import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildStamp, isBuilt, stampName } from './build-stamp.mjs';
import { filesByPath } from './bundle.mjs';
import { compressFolder } from './compress.mjs';
import { withLock } from './lock.mjs';
import { inProject, root } from './project.mjs';

/** Builds `dist` unless it is the build of the present sources; needs the dependencies. */
export async function ensureBuild() {
  if (isBuilt()) return;
  const onWait = () => process.stderr.write('Another process builds; waiting…\n');
  await withLock('build', () => (isBuilt() ? undefined : build()), { onWait });
}

/**
 * `dist/web` (the app in each language, each file also as .br and .gz), `dist/server` (gateway, sandbox and the app's
 * first reads) and what the gateway and the budgets read of it. Made aside and renamed, so nobody ever meets half a build.
 */
async function build() {
  process.stderr.write('Building (only when the sources changed)…\n');
  const stamp = buildStamp();
  const aside = inProject('.cache', `build-${process.pid}`);
  mkdirSync(aside, { recursive: true });
  try {
    await buildWeb(path.join(aside, 'web'));
    await Promise.all([
      compressFolder(path.join(aside, 'web')),
      buildServer(path.join(aside, 'server')),
    ]);
    writeFileSync(path.join(aside, stampName), stamp);
    replace(inProject('dist'), aside);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

const languages = /** @type {const} */ (['es', 'en']);

/**
 * The app once for each language; files that are the same in both have the same name.
 * @param {string} outDir
 */
async function buildWeb(outDir) {
  const vite = await import('vite');
  /** @type {Record<string, Record<string, string[]>>} For the gateway, which names a route's files in the page. */
  const routes = {};
  for (const language of languages) {
    process.env.VITE_LANGUAGE = language;
    const built = await vite.build({
      root,
      logLevel: 'warn',
      build: { outDir, emptyOutDir: false },
    });
    renameSync(path.join(outDir, 'index.html'), path.join(outDir, `index.${language}.html`));
    const manifest = manifestOf(outDir, built);
    // For the budgets; the public folder is no place for a list of our source files.
    writeFileSync(
      path.join(outDir, `../web-manifest.${language}.json`),
      JSON.stringify(manifest, null, 2),
    );
    writeFileSync(path.join(outDir, '../web-modules.json'), JSON.stringify(modulesOf(built)));
    routes[language] = filesByPath(manifest);
  }
  delete process.env.VITE_LANGUAGE;
  rmSync(path.join(outDir, '.vite'), { recursive: true });
  writeFileSync(path.join(outDir, '../web-routes.json'), JSON.stringify(routes));
}

/**
 * Vite's list of the files, with the routes it leaves out: a file that several routes share is listed under none of them.
 * @param {string} outDir
 * @param {any} built
 * @returns {import('./bundle.mjs').Manifest}
 */
function manifestOf(outDir, built) {
  const manifest = JSON.parse(readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8'));
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  for (const { fileName, modules = {} } of built.output) {
    for (const id of Object.keys(modules)) {
      const source = path.relative(root, id);
      if (/^src\/routes\/.*[?]tsr-split=/.test(source)) manifest[source] ??= chunks.get(fileName);
    }
  }
  return manifest;
}

/** Every module that went into the app, relative to the project. */
function modulesOf(/** @type {any} */ built) {
  const ids = built.output.flatMap((/** @type {any} */ one) => Object.keys(one.modules ?? {}));
  return ids.map((/** @type {string} */ id) => path.relative(root, id)).sort();
}

/** @param {string} outdir */
async function buildServer(outdir) {
  const esbuild = await import('esbuild');
  /** @type {import('esbuild').BuildOptions} */
  const options = {
    absWorkingDir: root,
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  };
  const programs = {
    main: 'server/main.ts',
    sandbox: 'server/sandbox/main.ts',
    service: 'server/sandbox/alone.ts',
    code: 'server/code.ts',
  };
  await esbuild.build({ ...options, entryPoints: programs, packages: 'external' });
  // Of the app's packages hardly anything is left in it.
  await esbuild.build({ ...options, entryPoints: { 'first-reads': 'src/app/first-reads.ts' } });
}

/** @param {string} target @param {string} source */
function replace(target, source) {
  const old = inProject('.cache', `old-build-${process.pid}`);
  if (existsSync(target)) renameSync(target, old);
  renameSync(source, target);
  rmSync(old, { recursive: true, force: true });
}
