import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createControl } from './control/control';
import { openDemo, type DemoOptions } from './demo';
import { integrationOf } from './integration';
import { operations } from './operations';
import type { SandboxReady } from './ready';
import { versionedBase } from './routes';
import { createService } from './service';
import type { World } from './world';
import { firstBusiness, secondBusiness } from './seed/branches';
import { scheduleId } from './seed/work-schedules';
import { Worlds } from './worlds';

export interface SandboxOptions extends DemoOptions {
  /** Where the service listens; 0: any free port. The control address always takes a free one. */
  port: number;
  /** Told of every mistake of ours that a caller saw as a 500; by default it goes to stderr. */
  onFailure?: (error: unknown) => void;
}

export interface RunningSandbox {
  ready: SandboxReady;
  /** The demo world, for whoever runs the sandbox in their own process. */
  demo: World;
  /** When the last request arrived, in milliseconds since 1970. */
  lastUsed(): number;
  close(): Promise<void>;
}

/** Only ever loopback: the sandbox has no password, and its control address can change everything. */
const host = '127.0.0.1';

function reportFailure(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}

async function listen(server: FastifyInstance, port: number): Promise<string> {
  await server.listen({ host, port });
  const { port: taken } = server.server.address() as AddressInfo;
  return `http://${host}:${taken}`;
}

const taxNumbersOf = (business: string): string[] =>
  [firstBusiness, secondBusiness].flatMap(({ name, taxNumbers }) =>
    name === business ? taxNumbers : [],
  );

/** The demo integrations as they are now: a test may have changed one. */
async function describeDemo({ db }: World): Promise<SandboxReady['demo']> {
  const rows = await db
    .selectFrom('integrations')
    .innerJoin('businesses', 'businesses.id', 'integrations.business_id')
    .selectAll('integrations')
    .select('businesses.name as business')
    .orderBy(sql`integrations.rowid`)
    .execute();
  return rows.map((row) => {
    const { name, label, key, scopes } = integrationOf(row);
    const { business } = row;
    const taxNumbers = taxNumbersOf(business);
    return { name, label, business, taxNumbers, key, scopes: [...scopes] };
  });
}

/**
 * Starts the embedded service and its control address on loopback ports.
 * @throws when a port is taken or the data directory cannot be written.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { profile, port, onFailure = reportFailure } = options;
  const worlds = new Worlds(profile);
  const demo = await worlds.add(openDemo(options));
  const started: { ready: SandboxReady | null } = { ready: null };
  const currentReady = async () =>
    started.ready && { ...started.ready, demo: await describeDemo(demo) };
  let lastUsed = Date.now();
  const service = createService({ worlds, operations, onFailure });
  const control = createControl({ worlds, ready: currentReady, onFailure });
  for (const server of [service, control]) {
    server.addHook('onRequest', async () => {
      lastUsed = Date.now();
    });
  }
  const ready: SandboxReady = {
    base: (await listen(service, port)) + versionedBase,
    control: await listen(control, 0),
    demo: await describeDemo(demo),
    nightSchedule: scheduleId(firstBusiness, 'CEDIS-N'),
    pid: process.pid,
    profile,
  };
  started.ready = ready;
  return {
    ready,
    demo,
    lastUsed: () => lastUsed,
    close: async () => {
      await Promise.all([service.close(), control.close()]);
      worlds.close();
    },
  };
}
