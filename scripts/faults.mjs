// `npm run faults -- --kind writes|payments|expenses|bulk|payment-jobs [--rows 5000] --level protocol|browser|all --runs 1000 [--seed S] [--mutant all]`
import { parseArgs } from 'node:util';
import { environmentForProject } from './lib/environment.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandFile, inProject } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

requireNode();
await ensureDependencies();
const file = inProject('tests/faults/main.ts');
const asked = process.argv.slice(2);
// Only pages need a build; the gateway of the runs is put together by themselves.
const { level } = parseArgs({ options: { level: { type: 'string' } }, strict: false }).values;
if (level === 'browser' || level === 'all') {
  const built = await runNode([inProject('scripts/build.mjs')]);
  if (built !== 0) process.exit(built);
}
process.exit(await runNode([commandFile('tsx'), file, ...asked], { env: environmentForProject() }));
