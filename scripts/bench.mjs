// `npm run bench -- start` runs tests/bench/start.ts against the built product.
import { existsSync } from 'node:fs';
import { environmentForProject } from './lib/environment.mjs';
import { filesBelow } from './lib/files.mjs';
import { commandFile, inProject } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

const [name = '', ...rest] = process.argv.slice(2);
const file = inProject('tests/bench', `${name}.ts`);
if (!existsSync(file)) {
  const folder = inProject('tests/bench');
  const names = filesBelow(folder, folder).filter((one) => /^[a-z-]+\.ts$/.test(one));
  process.stderr.write(`Name a bench: ${names.join(' ').replaceAll('.ts', '')}\n`);
  process.exit(1);
}
const built = await runNode([inProject('scripts/build.mjs')]);
if (built !== 0) process.exit(built);
process.exit(await runNode([commandFile('tsx'), file, ...rest], { env: environmentForProject() }));
