import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { environmentForProject } from './environment.mjs';
import { withLock } from './lock.mjs';
import { commandFile, inProject } from './project.mjs';
import { run, runNode } from './run.mjs';

/** It draws no user interface of its own, and end-to-end tests take half the time. */
const withoutWindows = '/usr/bin/chromium-headless-shell';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium that starts on this machine, tried in order: CHROMIUM_PATH, Playwright's own, the
 * system's, the one packed in node_modules, and, if allowed, one fetched now.
 * @param {{ mayFetch?: boolean, whole?: boolean }} [options] `whole`: the one without windows only where there is no other
 * @returns {Promise<{ path: string, env: NodeJS.ProcessEnv } | null>} `env`: what it needs around it
 */
export async function findBrowser({ mayFetch = false, whole = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return { path: named, env: {} };
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start.`);
  }
  const { chromium } = await import('playwright');
  const own = [chromium.executablePath(), ...systemBrowsers];
  const known = whole ? [...own, withoutWindows] : [withoutWindows, ...own];
  const here = known.find((file) => starts(file));
  if (here) return { path: here, env: {} };
  const packed = await unpackBrowser();
  if (packed || !mayFetch) return packed;
  await fetchBrowser();
  const fetched = known.find((file) => starts(file));
  return fetched ? { path: fetched, env: {} } : null;
}

/**
 * Running it, not seeing its file: a browser without its libraries is there and does not start.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} [env]
 */
function starts(file, env = {}) {
  if (!file || !existsSync(file)) return false;
  try {
    const options = { env: { ...process.env, ...env }, stdio: 'pipe', timeout: 20_000 };
    return /\d+\.\d+/.test(
      execFileSync(file, ['--version'], /** @type {{}} */ (options)).toString(),
    );
  } catch {
    return false;
  }
}

/**
 * The browser inside @sparticuz/chromium. It brings its libraries (nss, nspr, expat) too, but unpacks
 * them only when it believes to be in a Lambda, and everything into the folder for temporary files.
 */
async function unpackBrowser() {
  const folder = inProject('.cache', 'chromium');
  const env = {
    LD_LIBRARY_PATH: [`${folder}/al2023/lib`, process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':'),
    FONTCONFIG_PATH: `${folder}/fonts`,
  };
  const path = `${folder}/chromium`;
  if (starts(path, env)) return { path, env };
  mkdirSync(folder, { recursive: true });
  const code = await withLock('chromium', () =>
    runNode([inProject('scripts/lib/unpack-browser.mjs')], {
      env: {
        ...environmentForProject(),
        AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x',
        TMPDIR: folder,
      },
    }),
  );
  return code === 0 && starts(path, env) ? { path, env } : null;
}

/** Debian's Chromium where we may install packages, else Playwright's download. */
async function fetchBrowser() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (existsSync('/usr/bin/apt-get')) {
    const apt = async (/** @type {string[]} */ ...args) => {
      const [command = '', ...rest] = [...asRoot, 'apt-get', '-q', '-y', ...args];
      return run(command, rest, { env });
    };
    if ((await apt('install', '--no-install-recommends', 'chromium')) === 0) return;
    await apt('update');
    if ((await apt('install', '--no-install-recommends', 'chromium')) === 0) return;
  }
  await runNode([commandFile('@playwright/test'), 'install', 'chromium'], { env });
}
