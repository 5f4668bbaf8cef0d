import { existsSync, readFileSync } from 'node:fs';
import { fingerprint } from './files.mjs';
import { inProject } from './project.mjs';

/** Everything the build reads; what it writes itself and the tests are left out. */
const inputs = [
  'index.html',
  'package-lock.json',
  'package.json',
  'project.inlang/settings.json',
  'public',
  'scripts/build.mjs',
  'scripts/lib',
  'server',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

const generated = /^src\/(text\/generated\/|app\/route-tree\.gen\.ts$)/;
const test = /\.test\.tsx?$/;

export const stampName = 'build-stamp';

/** What `dist` would have to carry to be the build of the present sources. */
export const buildStamp = () =>
  fingerprint(inputs, (file) => !generated.test(file) && !test.test(file));

/** Whether `dist` was built from the present sources. */
export function isBuilt() {
  const file = inProject('dist', stampName);
  return existsSync(file) && readFileSync(file, 'utf8') === buildStamp();
}
