// Makes a personal code: `npm run code -- codes.json "Ana Pérez" compras`.
import { become } from './lib/become.mjs';

await become('code.js');
