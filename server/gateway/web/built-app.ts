import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, type Language } from '../../../src/contract/language';
import type { FirstReads, PageStart } from '../../../src/contract/page-start';
import { linksTo, routeOf, type RouteFiles } from './page-links';

/** The one page of the app, in one language. */
export type BuiltPage = {
  /** Of its one script, as a policy spells it. */
  scriptHash: string;
  /** @param target - what was asked for, path and query. */
  fill(target: string, nonce: string, known: Omit<PageStart, 'reads'>): Promise<string>;
};

const nonceMark = '__CSP_NONCE__';
const startMark = /<script id="page-start" type="application\/json">\s*null\s*<\/script>/;
const scriptTag = /<script>([^]*?)<\/script>/g;

/**
 * Reads what the build left: a page for each language, which files each route needs, and what it reads first.
 * @returns null where there is no build
 */
export async function openBuiltApp(webRoot: string): Promise<Record<Language, BuiltPage> | null> {
  if (!hasBuild(webRoot)) return null;
  const firstReads = await readsByRoute(webRoot);
  const files = filesByRoute(webRoot);
  const pageIn = (language: Language) =>
    pageOf(readFileSync(pageFile(webRoot, language), 'utf8'), files?.[language] ?? {}, firstReads);
  return { es: pageIn('es'), en: pageIn('en') };
}

/** Names the build of a folder, which its pages tell apart: they name files by their content. Null where there is no build. */
export function nameOfBuild(webRoot: string | undefined): string | null {
  if (webRoot === undefined || !hasBuild(webRoot)) return null;
  const hash = createHash('sha256');
  for (const language of languages) hash.update(readFileSync(pageFile(webRoot, language)));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Copies the app's files to where no later build replaces them. A page names the files of its own build; without them it is empty,
 * and a process is of one build until it ends.
 * @returns the folder they are served from
 */
export function keepFiles(webRoot: string, dataDir: string): string {
  const kept = join(dataDir, 'app');
  rmSync(kept, { recursive: true, force: true });
  cpSync(webRoot, kept, { recursive: true });
  return kept;
}

const hasBuild = (webRoot: string) =>
  languages.every((language) => existsSync(pageFile(webRoot, language)));

const pageFile = (webRoot: string, language: Language) => join(webRoot, `index.${language}.html`);

function pageOf(html: string, files: RouteFiles, firstReads: FirstReads): BuiltPage {
  const [toNonce, afterNonce] = cut(html, nonceMark);
  const [toStart, afterStart] = cut(afterNonce, startMark);
  const [toLinks, toEnd] = cut(afterStart, '</head>');
  const patterns = Object.keys(files);
  return {
    scriptHash: hashOf(html),
    async fill(target, nonce, known) {
      const { pathname, search } = new URL(target, 'http://page');
      const route = routeOf(pathname, patterns);
      const links = route === null ? '' : linksTo(files[route.pattern] ?? []);
      const { mark, profile } = known.session;
      const asked = { search, mark, profile, preferences: known.preferences };
      const reads = route === null ? [] : await firstReads({ ...route, ...asked });
      const start: PageStart = { ...known, reads };
      const block = `<script id="page-start" type="application/json">${inScript(start)}</script>`;
      return `${toNonce}${nonce}${toStart}${block}${toLinks}${links}</head>${toEnd}`;
    },
  };
}

/** A value as JSON that ends no script and begins no comment, whoever wrote what is in it. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What stands before and after a mark that a text has once. */
function cut(text: string, mark: string | RegExp): [string, string] {
  const [before, after, ...more] = text.split(mark);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The page of the app has not exactly one ${String(mark)}`);
  }
  return [before, after];
}

function hashOf(html: string): string {
  const [script, ...others] = [...html.matchAll(scriptTag)];
  if (script === undefined || others.length > 0) {
    throw new Error('The page of the app has not exactly one script of its own');
  }
  return `sha256-${createHash('sha256')
    .update(script[1] ?? '')
    .digest('base64')}`;
}

/** Both stand beside the built app; without them a page comes with less. */
function filesByRoute(webRoot: string): Record<Language, RouteFiles> | null {
  const file = join(webRoot, '../web-routes.json');
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')) as Record<Language, RouteFiles>;
}

async function readsByRoute(webRoot: string): Promise<FirstReads> {
  const file = join(webRoot, '../server/first-reads.js');
  if (!existsSync(file)) return () => Promise.resolve([]);
  const { firstReads } = (await import(pathToFileURL(file).href)) as { firstReads: FirstReads };
  return firstReads;
}
