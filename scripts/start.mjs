import { pathToFileURL } from 'node:url';
import { isBuilt } from './lib/build-stamp.mjs';
import { environmentForProject } from './lib/environment.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inProject } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

requireNode();
await ensureDependencies();
if (!isBuilt()) {
  // In a process of its own: the bundler's memory is not the server's.
  const code = await runNode([inProject('scripts/build.mjs')]);
  if (code !== 0) process.exit(code);
}

// This process becomes the server, so signals, exit codes and a kill are the server's own.
const environment = environmentForProject();
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
process.env.NODE_ENV = 'production';
const entry = inProject('dist/server/main.js');
process.argv[1] = entry;
await import(pathToFileURL(entry).href);
