import { ensureBuild } from './lib/build.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';

requireNode();
await ensureDependencies();
// Vite reads it: a build is a production build whoever asks for it.
process.env.NODE_ENV = 'production';
await ensureBuild();
