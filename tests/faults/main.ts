import { parseArgs } from 'node:util';
import * as z from 'zod';
import { runBrowser } from './browser/main';
import { runProtocol } from './protocol/main';

/** `npm run faults -- --kind writes --level protocol|browser --runs 1000 [--seed S] [--mutant NAME|all]` */
const asked = z
  .object({
    kind: z.enum(['writes']),
    level: z.enum(['protocol', 'browser']),
    runs: z.coerce.number().int().min(1),
    seed: z.coerce.number().int(),
    mutant: z.string().optional(),
  })
  .parse(
    parseArgs({
      options: {
        kind: { type: 'string', default: 'writes' },
        level: { type: 'string', default: 'protocol' },
        runs: { type: 'string', default: '100' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        mutant: { type: 'string' },
      },
    }).values,
  );

const kept = asked.level === 'browser' ? await runBrowser(asked) : await runProtocol(asked);
process.exit(kept ? 0 : 1);
