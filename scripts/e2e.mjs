// `npm run e2e -- batches` runs the specs of that name; `-- --headed` and the like reach Playwright.
import { findBrowser } from './lib/browser.mjs';
import { environmentForProject } from './lib/environment.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandFile, inProject } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

requireNode();
await ensureDependencies();
const built = await runNode([inProject('scripts/build.mjs')]);
if (built !== 0) process.exit(built);
const browser = await findBrowser({ mayFetch: true });
const env = { ...environmentForProject(), ...browser?.env, CHROMIUM_PATH: browser?.path };
const playwright = commandFile('@playwright/test', 'playwright');
process.exit(await runNode([playwright, 'test', ...process.argv.slice(2)], { env }));
