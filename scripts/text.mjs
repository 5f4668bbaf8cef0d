import { ensureDependencies } from './lib/install.mjs';
import { compileText } from './lib/text.mjs';

await ensureDependencies();
await compileText();
