import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { newAttempt, type PreparedAttempt } from '@/api/core/attempt';
import type { AttemptResult } from '@/api/core/attempt-result';
import { configureAttempts } from '@/api/core/attempt-settings';
import { resendAttempt, sendAttempt } from '@/api/core/attempts';
import { configureHttp, httpSettings, type Transport } from '@/api/core/http-settings';
import { entryTypeMutations } from '@/api/entry-types/mutations';
import type { EntryType, NewEntryType } from '@/api/entry-types/schemas';
import { defaultProfile } from '@/contract/profile';
import { signIn, startTestGateway, type TestGateway } from './gateway';
import { startTestSandbox, type TestSandbox, type TestWorld } from './sandbox';

const { operation, toRequest, read } = entryTypeMutations.create;

export const readStored = read;
export const context = { form: 'entry-types', reason: 'Cierre de año: ñandú 🥐' };
export const typed: NewEntryType = {
  code: 'diario_x',
  name: 'Partida de “diario” – año',
  description: '',
  prefix: 'PD',
  requiresApproval: false,
  isActive: true,
};

/** An intention to create an entry type. */
export const intend = (changes: Partial<NewEntryType> = {}): PreparedAttempt =>
  newAttempt(operation, toRequest({ ...typed, ...changes }), context);
export const send = (attempt: PreparedAttempt): Promise<AttemptResult<EntryType>> =>
  sendAttempt(attempt, { read });
export const resend = (attempt: PreparedAttempt): Promise<AttemptResult<EntryType>> =>
  resendAttempt(attempt, { read });

/** Puts something between the browser and the gateway. */
export function between(change: (go: Transport) => Transport): void {
  const direct: Transport = (url, init) => fetch(url, init);
  configureHttp({ ...httpSettings(), fetch: change(direct) });
}

/** A person signed in at the real gateway with the sandbox behind it; every test has a world of its own. */
export function signInForEachTest() {
  let sandbox: TestSandbox;
  let gateway: TestGateway;
  let world: TestWorld;

  beforeAll(async () => {
    sandbox = await startTestSandbox(defaultProfile);
    const env = { WRITE_LIMIT: '1s', RATE_PAUSES: '50ms' };
    gateway = await startTestGateway({ sandbox: sandbox.ready, env });
  });
  afterAll(async () => {
    await gateway.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    configureAttempts({ lookUpWaitsMs: [50, 100, 200, 400, 800] });
    world = await sandbox.newWorld();
    await signIn(gateway, world.keys.full);
  });
  afterEach(() => {
    configureAttempts({});
    configureHttp({});
  });

  return {
    world: () => world,
    /** How often the service really did it. */
    applied: async () =>
      (await world.writes()).filter(({ cameTo }) => cameTo !== null && cameTo < 300).length,
  };
}
