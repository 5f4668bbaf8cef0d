import { startSandbox } from '../../../server/sandbox/start';
import { defaultProfile } from '../../../src/contract/profile';
import { bundleGateway } from './gateway-child';

/** What every random run stands on. */
export type Ground = {
  /** The real gateway as one file. */
  bundle: string;
  /** The service, in memory. */
  sandbox: { base: string; control: string };
};

/** Lets `work` run on the gateway and the sandbox, and clears both away. */
export async function onGround<T>(work: (ground: Ground) => Promise<T>): Promise<T> {
  const bundle = await bundleGateway();
  const sandbox = await startSandbox({
    dataDir: null,
    size: 'tiny',
    fixedToday: null,
    port: 0,
    profile: defaultProfile,
  });
  try {
    return await work({ bundle: bundle.file, sandbox: sandbox.ready });
  } finally {
    await sandbox.close();
    bundle.remove();
  }
}
