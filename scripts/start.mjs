import { become } from './lib/become.mjs';

await become('main.js');
