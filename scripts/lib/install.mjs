import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentForNpm } from './environment.mjs';
import { withLock } from './lock.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

/** Inside node_modules on purpose: whoever deletes the folder deletes the stamp with it. */
const stampFile = inProject('node_modules', '.trastienda-stamp');

/** Installs the exact packages of the lock file unless they are there; ends the process when npm fails. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  await withLock(
    'install',
    async () => {
      if (isInstalled()) return;
      process.stderr.write('Installing the packages (only when they changed)…\n');
      const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
      if (code !== 0) {
        process.stderr.write(`npm ci failed with code ${code}; its messages are above.\n`);
        process.exit(code);
      }
      writeFileSync(stampFile, stamp());
    },
    { onWait: () => process.stderr.write('Another process installs the packages; waiting…\n') },
  );
}

/** Binary packages depend on the platform and on Node's ABI, so both belong to the stamp. */
function stamp() {
  const lock = createHash('sha256').update(readFileSync(inProject('package-lock.json')));
  return [lock.digest('hex'), process.platform, process.arch, process.versions.modules].join(' ');
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();
}

/**
 * npm without a shell: the file npm names when it runs us, else the one beside this Node.
 * @param {string[]} args
 */
function npm(args) {
  const beside = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath ?? '',
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
  ];
  const file = candidates.find((one) => one.endsWith('npm-cli.js') && existsSync(one));
  const env = environmentForNpm();
  const options = { env, quietOutput: true };
  return file ? run(process.execPath, [file, ...args], options) : run('npm', args, options);
}
