// Compares what a browser loads first with tests/budgets.json; `-- --record` writes the sizes down.
import { readFileSync, writeFileSync } from 'node:fs';
import { budgetProblems, record } from './lib/budgets.mjs';
import { brotliSize, firstLoad, foreignMatter, readManifest, routesOf } from './lib/bundle.mjs';
import { filesBelow } from './lib/files.mjs';
import { inProject } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

const built = await runNode([inProject('scripts/build.mjs')]);
if (built !== 0) process.exit(built);

const file = inProject('tests/budgets.json');
const budgets = JSON.parse(readFileSync(file, 'utf8'));
const manifest = readManifest();
const measured = new Map(
  routesOf(manifest).map((route) => [route, firstLoad(manifest, route, brotliSize)]),
);

const table = [...measured].map(
  ([route, { js, css, scripts, clicked }]) =>
    `${String(js).padStart(8)} js in ${String(scripts).padStart(2)} files, ${String(clicked).padStart(2)} by a click ${String(css).padStart(7)} css  ${route}`,
);
process.stdout.write(`${table.join('\n')}\n`);

if (process.argv.includes('--record')) {
  writeFileSync(file, `${JSON.stringify(record(budgets, measured), null, 2)}\n`);
} else {
  const problems = [
    ...budgetProblems(budgets, measured),
    ...foreignMatter().map((name) => `${name} is in the app and may not be`),
    ...keysInBundle(),
  ];
  problems.forEach((problem) => process.stdout.write(`${problem}\n`));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** The sandbox's keys begin with `tsk_`; the header that carries a key is the gateway's business alone. */
function keysInBundle() {
  const folder = inProject('dist/web');
  return filesBelow(folder, folder)
    .filter((name) => /\.(js|css|html|json|svg)$/.test(name))
    .filter((name) => /tsk_\w{16}|x-api-key/i.test(readFileSync(`${folder}/${name}`, 'utf8')))
    .map((name) => `${name} contains something that looks like an API key or its header`);
}
