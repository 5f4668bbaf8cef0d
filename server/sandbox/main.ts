import * as z from 'zod/mini';
import { defaultProfile, profileSchema } from '../../src/contract/profile';
import { worldSizes } from './seed/sizes';
import { startSandbox } from './start';
import { outliveReaders } from '../output';

/** An orphan nobody has used for this long ends by itself. */
const idleLimit = 10 * 60_000;
const idleCheckEvery = 10_000;

const environmentSchema = z.object({
  SANDBOX_DATA_DIR: z.optional(z.string().check(z.minLength(1))),
  SANDBOX_SIZE: z._default(z.enum(worldSizes), 'normal'),
  TODAY: z.optional(z.iso.date()),
  SANDBOX_PORT: z._default(
    z.string().check(
      z.regex(/^\d{1,5}$/),
      z.refine((port) => Number(port) <= 65_535),
    ),
    '0',
  ),
  SANDBOX_PROFILE: z.optional(z.string()),
});

/** An empty variable means that it is not set, as in a shell. */
function settings(environment: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { SANDBOX_PROFILE: profile, ...rest } = environmentSchema.parse(set);
  return {
    dataDir: rest.SANDBOX_DATA_DIR ?? null,
    size: rest.SANDBOX_SIZE,
    fixedToday: rest.TODAY ?? null,
    port: Number(rest.SANDBOX_PORT),
    profile: profile === undefined ? defaultProfile : profileSchema.parse(JSON.parse(profile)),
  };
}

const parent = process.ppid;
outliveReaders();

try {
  const sandbox = await startSandbox(settings(process.env));
  const stop = () => {
    void sandbox.close().finally(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  setInterval(() => {
    const orphaned = process.ppid !== parent;
    if (orphaned && Date.now() - sandbox.lastUsed() > idleLimit) stop();
  }, idleCheckEvery).unref();
  process.stdout.write(`${JSON.stringify(sandbox.ready)}\n`);
} catch (error) {
  process.stderr.write(`The sandbox cannot start: ${String(error)}\n`);
  process.exitCode = 1;
}
