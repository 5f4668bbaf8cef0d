// The sandbox alone, as a service for other programs; `-- --json` makes its first line one JSON object.
import { become } from './lib/become.mjs';

await become('service.js');
