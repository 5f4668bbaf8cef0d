// Prints the path of a browser that starts, for scripts and people; `--fetch` may install one.
import { findBrowser } from './lib/browser.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';

requireNode();
await ensureDependencies();
const browser = await findBrowser({ mayFetch: process.argv.includes('--fetch') });
if (!browser) {
  process.stderr.write('No Chromium starts on this machine; set CHROMIUM_PATH to one that does.\n');
  process.exit(1);
}
process.stdout.write(`${browser.path}\n`);
