// `npm run faults -- --kind writes|bulk [--rows 5000] --level protocol|browser|all --runs 1000 [--seed S] [--mutant all]`
import { environmentForProject } from './lib/environment.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandFile, inProject } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

requireNode();
await ensureDependencies();
const file = inProject('tests/faults/main.ts');
const asked = process.argv.slice(2);
process.exit(await runNode([commandFile('tsx'), file, ...asked], { env: environmentForProject() }));
