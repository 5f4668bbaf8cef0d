import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configureHttp, workFor } from '@/api/core/http-settings';
import { setProfile } from '@/api/core/profile';
import { fetchSession } from '@/api/session/operations';
import type { Profile } from '@/contract/profile';
import { readSettings } from '../../../server/config';
import { startGateway } from '../../../server/gateway/start';
import type { SandboxReady } from '../../../server/sandbox/ready';

export interface TestGateway {
  url: string;
  close(): Promise<void>;
}

interface GatewayOptions {
  sandbox?: SandboxReady;
  /** The parts of the profile that `API_PROFILE` names. */
  profile?: Partial<Profile>;
  env?: Record<string, string>;
}

/** Limits short enough to be waited for. */
const shortLimits = {
  READ_LIMIT: '1s',
  IDLE_BODY_LIMIT: '1s',
  RESPONSE_CAP: '512KiB',
  RATE_PAUSES: '2s',
};

/** The real gateway on a free port, with a data folder that is gone when it closes. */
export async function startTestGateway(options: GatewayOptions): Promise<TestGateway> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trastienda-contract-'));
  const profileFile = path.join(folder, 'profile.json');
  writeFileSync(profileFile, JSON.stringify(options.profile ?? {}));
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    API_PROFILE: profileFile,
    LOG_LEVEL: 'silent',
    ...shortLimits,
    ...options.env,
  });
  const { sandbox } = options;
  const gateway = await startGateway(settings, sandbox === undefined ? {} : { sandbox });
  return {
    url: gateway.url,
    close: async () => {
      await gateway.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Signs in with a key, as a person does on the page, and makes the API layer speak as that session from now on. */
export async function signIn(gateway: TestGateway, key: string): Promise<void> {
  const answer = await fetch(`${gateway.url}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: gateway.url },
    body: new URLSearchParams({ key, operator: 'Ana' }),
  });
  const [cookie] = answer.headers.getSetCookie().map((header) => header.split(';')[0]);
  if (answer.status !== 303 || cookie === undefined) {
    throw new Error(`Signing in was answered with ${answer.status}`);
  }
  configureHttp({ origin: gateway.url, headers: { Cookie: cookie } });
  const session = await fetchSession();
  if (!session.signedIn) throw new Error('The session did not start');
  workFor(session.mark);
  setProfile(session.profile);
}
