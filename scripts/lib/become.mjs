import { pathToFileURL } from 'node:url';
import { isBuilt } from './build-stamp.mjs';
import { environmentForProject } from './environment.mjs';
import { ensureDependencies } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { inProject } from './project.mjs';
import { runNode } from './run.mjs';

/**
 * Installs and builds what changed, then turns this process into a program of the build, so that signals, exit codes and a
 * kill are the program's own. Nothing but the program writes to stdout.
 * @param {string} program its name in `dist/server`
 */
export async function become(program) {
  requireNode();
  await ensureDependencies();
  if (!isBuilt()) {
    // In a process of its own: the bundler's memory is not the server's.
    const code = await runNode([inProject('scripts/build.mjs')], { quietOutput: true });
    if (code !== 0) process.exit(code);
  }
  const environment = environmentForProject();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  process.env.NODE_ENV = 'production';
  const entry = inProject('dist/server', program);
  process.argv[1] = entry;
  await import(pathToFileURL(entry).href);
}
