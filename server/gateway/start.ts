import type { Server } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Settings, Upstream } from '../config';
import { parseUpstream } from '../settings/upstream';
import type { SandboxReady } from '../sandbox/ready';
import { createApp, type LogStream } from './app';
import { openDataFolder, type DataFolder } from './data-folder';
import { closeDatabase, openDatabase, type GatewayDatabase } from './database';
import { createAddressBook } from './directory/address-book';
import { directoryRoutes } from './directory/routes';
import { createAttachedFiles } from './documents/attached';
import { attachedFileRoutes } from './documents/attached-routes';
import { documentRoutes } from './documents/routes';
import { createDocuments } from './documents/store';
import { draftRoutes } from './drafts/routes';
import { createDrafts } from './drafts/store';
import { jobRoutes } from './jobs/routes';
import { mayHaveFurtherId } from './jobs/amend';
import { createJobs } from './jobs/store';
import type { Gateway } from './gateway';
import { createKeyHasher } from './ledger/key-hash';
import { createJournal } from './ledger/journal';
import { createLedger } from './ledger/ledger';
import { resendRefusal } from './ledger/rules';
import { ledgerRoutes } from './ledger/routes';
import { similarityRules } from './ledger/similar/similar';
import { createLedgerStore } from './ledger/store';
import { errorForLog, logAnswers } from './observe/log';
import { addressOf, createMetrics, serveMetrics } from './observe/metrics';
import { sendProblem } from './problems';
import { keepApart } from './practice/kept-apart';
import { createPractice } from './practice/practice';
import { practiceRoutes } from './practice/routes';
import { preferenceRoutes } from './preferences/routes';
import { createPreferences } from './preferences/store';
import { createPurchases } from './purchases/purchases';
import { purchaseRoutes } from './purchases/routes';
import { receivablesRoutes } from './receivables/routes';
import { createSnapshots } from './receivables/snapshots';
import { StartError } from './start-error';
import { createLanes } from './service/lanes';
import { createMatcher, servicePath } from './service/match';
import { operationsOf } from './service/operations';
import { serviceRoutes } from './service/proxy';
import { createServiceClient } from './service/upstream';
import { createSessionCookie } from './sessions/cookie';
import { createIntegrations } from './sessions/integrations';
import { refuseOthers } from './sessions/made-for';
import { permissionRoutes } from './sessions/permission-routes';
import { createPermissions } from './sessions/permissions';
import { sessionRoutes } from './sessions/routes';
import { admissionBy } from './sessions/admission';
import { createSealer } from './sessions/seal';
import { createSessions } from './sessions/store';
import { accountRoutes } from './sign-in/account-routes';
import { createAccounts } from './sign-in/accounts';
import { signInRoutes } from './sign-in/routes';
import { createThrottle } from './sign-in/throttle';
import { keepTables } from './upkeep';
import { nameOfBuild } from './web/built-app';
import { compressAnswers } from './web/compress';
import { guardRequests } from './web/guard';
import { healthRoutes } from './web/health';
import { pageRoutes } from './web/pages';
import { reportRoutes } from './web/reports';
import { createZones } from './zones/zones';

/** What a caller may put in place of the real thing. */
export type GatewayParts = {
  now?: () => Date;
  /** The data folder, when the caller holds it already and gives it back itself. */
  folder?: DataFolder;
  /** The embedded service, when no other is configured. */
  sandbox?: SandboxReady;
  /** Where it is steered from now, if that may change. */
  sandboxControl?: () => string;
  /** Folder of the built app; without it only sign-in and the service are served. */
  webRoot?: string;
  logStream?: LogStream;
  createLedger?: typeof createLedger;
  createJobs?: typeof createJobs;
  refuseOthers?: typeof refuseOthers;
};

export type RunningGateway = {
  url: string;
  metricsUrl: string | null;
  /** Stops accepting, lets what is under way end, and gives back what it took itself. */
  close(): Promise<void>;
};

/**
 * Starts the gateway.
 * @throws StartError when the data folder or the port cannot be had.
 */
export async function startGateway(
  settings: Settings,
  parts: GatewayParts = {},
): Promise<RunningGateway> {
  const closers: (() => Promise<unknown> | void)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const folder = parts.folder ?? openDataFolder(settings.dataDir, settings.secrets);
    if (parts.folder === undefined) closers.push(() => folder.release());
    const database = await openDatabase(folder.path);
    closers.push(() => closeDatabase(database));
    await keepApart(database, folder, settings.upstream === null ? 'practice' : 'live');
    const app = createApp(settings, parts.logStream);
    const gateway = compose(settings, parts, { app, database, secrets: folder.secrets });
    closers.push(() => cutOff(gateway));
    closers.push(await keepTables(gateway, app.log));
    await addRoutes(app, gateway, parts);
    closers.push(() => stop(app, gateway, settings.limits.stopMs));
    await listening('PORT', app.listen({ host: settings.host, port: settings.port }));
    const metricsServer = await startMetrics(settings, gateway);
    if (metricsServer !== null) closers.push(() => void metricsServer.close());
    return {
      url: settings.publicOrigin ?? `http://localhost:${addressOf(app.server).port}`,
      metricsUrl: metricsServer && `http://127.0.0.1:${addressOf(metricsServer).port}/metrics`,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where the service is: the configured one, else the embedded one. */
function upstreamOf(settings: Settings, parts: GatewayParts): Upstream {
  if (settings.upstream !== null) return settings.upstream;
  const embedded = parseUpstream(parts.sandbox?.base ?? '');
  if (typeof embedded === 'string') throw new Error('There is neither a service nor a sandbox.');
  return embedded;
}

type Foundation = {
  app: FastifyInstance;
  database: GatewayDatabase;
  secrets: [string, ...string[]];
};

function compose(
  settings: Settings,
  parts: GatewayParts,
  { app, database, secrets }: Foundation,
): Gateway {
  const { limits, profile } = settings;
  const { log } = app;
  const now = parts.now ?? (() => new Date());
  const upstream = upstreamOf(settings, parts);
  // A sandbox is ours only where no other service is named: whatever answers at an address is taken for real.
  const sandbox = settings.upstream === null ? (parts.sandbox ?? null) : null;
  const demo = sandbox?.demo ?? null;
  const practice =
    sandbox &&
    createPractice(sandbox, {
      control: parts.sandboxControl ?? (() => sandbox.control),
      database,
      now,
      log,
    });
  const integrations = createIntegrations([
    ...settings.integrations,
    ...(demo ?? []).map((item) => ({ ...item, areas: null, groups: [] })),
  ]);
  const sealer = createSealer(secrets);
  const lanes = createLanes(limits, now);
  const metrics = createMetrics(lanes, settings.metricsPort !== null);
  const service = createServiceClient(upstream, limits);
  const permissions = createPermissions({ database, now, log });
  const matcher = createMatcher(operationsOf(profile), servicePath);
  const zones = createZones({ database, profile, log });
  const journal = createJournal(database, zones.of);
  const port = () => addressOf(app.server).port;
  return {
    settings,
    now,
    build: nameOfBuild(parts.webRoot),
    upstream,
    demo,
    practice,
    database,
    cookie: createSessionCookie(port),
    integrations,
    sealer,
    sessions: createSessions({
      database,
      sealer,
      integrations,
      limits,
      admits: admissionBy(settings, demo),
      now,
      log,
    }),
    permissions,
    service,
    matcher,
    lanes,
    ledger: (parts.createLedger ?? createLedger)({
      store: createLedgerStore(database),
      service,
      permissions,
      lanes,
      metrics,
      profile,
      keys: createKeyHasher(secrets),
      resendRefusal,
      mishaps: practice?.mishaps ?? null,
      now,
      log,
      similarityRules,
      isDocumented: (method, path) => typeof matcher(method, servicePath + path) === 'object',
    }),
    journal,
    addressBook: createAddressBook(database, profile, now),
    snapshots: createSnapshots({ database, settings, zoneOf: zones.of, now, log }),
    zones,
    purchases: createPurchases({ database, journal, profile, now, log }),
    documents: createDocuments(database, now),
    attachedFiles: createAttachedFiles(database, now),
    drafts: createDrafts(database, now, limits.draftBytes),
    preferences: createPreferences(database, now),
    jobs: (parts.createJobs ?? createJobs)({
      database,
      now,
      leaseMs: limits.jobLeaseMs,
      profile,
      mayHaveFurtherId,
    }),
    throttle: createThrottle(limits, now),
    accounts: createAccounts({ settings, database, sealer, port, now }),
    metrics,
  };
}

async function addRoutes(
  app: FastifyInstance,
  gateway: Gateway,
  parts: GatewayParts,
): Promise<void> {
  const { publicOrigin } = gateway.settings;
  app.decorateRequest('operation', null);
  app.decorateRequest('session', null);
  app.removeAllContentTypeParsers();
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, 'bad-body', { status });
    request.log.error({ failure: errorForLog(error) }, 'gateway failure');
    return sendProblem(reply, 'gateway-failure', { outcome: 'unknown' });
  });
  guardRequests(app, { publicOrigin, port: () => addressOf(app.server).port });
  logAnswers(app, gateway.metrics);
  (parts.refuseOthers ?? refuseOthers)(app, gateway);
  compressAnswers(app);
  healthRoutes(app, gateway);
  sessionRoutes(app, gateway);
  permissionRoutes(app, gateway);
  await serviceRoutes(app, gateway);
  ledgerRoutes(app, gateway);
  directoryRoutes(app, gateway);
  receivablesRoutes(app, gateway);
  purchaseRoutes(app, gateway);
  draftRoutes(app, gateway);
  documentRoutes(app, gateway);
  attachedFileRoutes(app, gateway);
  preferenceRoutes(app, gateway);
  practiceRoutes(app, gateway);
  jobRoutes(app, gateway);
  await signInRoutes(app, gateway);
  accountRoutes(app, gateway);
  await reportRoutes(app, gateway);
  await pageRoutes(app, gateway, parts.webRoot);
}

async function startMetrics(
  { metricsPort }: Settings,
  { metrics }: Gateway,
): Promise<Server | null> {
  if (metricsPort === null) return null;
  return listening('METRICS_PORT', serveMetrics(metrics, metricsPort));
}

/** @throws StartError when the port of a setting cannot be had. */
async function listening<Result>(setting: string, start: Promise<Result>): Promise<Result> {
  try {
    return await start;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartError(`${setting} cannot be listened on (${code}). Choose another one.`);
  }
}

/** Lets answers under way go out and writes come to an end; whatever still is after the limit is cut off. */
async function stop(app: FastifyInstance, { ledger }: Gateway, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      app.server.closeAllConnections();
      resolve();
    }, limitMs);
  });
  await app.close();
  await Promise.race([ledger.idle(), limit]);
  clearTimeout(timer);
}

/** Ends what did not end in time; what became of it is recorded as unknown. */
async function cutOff({ service, ledger }: Gateway): Promise<void> {
  await service.close();
  await ledger.idle();
}
