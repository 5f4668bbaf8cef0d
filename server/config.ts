import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import type { Profile } from '../src/contract/profile';
import { zoneOf } from '../src/contract/zone';
import { businessDay } from './business-day';
import {
  businessDate,
  byteSize,
  duration,
  durations,
  durationsOrOff,
  flag,
  isLoopback,
  timeLimit,
  whole,
} from './settings/fields';
import { readCodes, type PersonalCode } from './settings/codes';
import { readIntegrations, type Integration } from './settings/integrations';
import { readOidc, type Oidc } from './settings/oidc';
import { readProfile } from './settings/profile';
import { readSecrets } from './settings/secrets';
import { SettingsError, SettingsReader } from './settings/sources';
import { readUpstream, type Upstream } from './settings/upstream';

export { SettingsError } from './settings/sources';
export type { PersonalCode } from './settings/codes';
export type { Integration } from './settings/integrations';
export type { Upstream } from './settings/upstream';

/** Every time limit in milliseconds and every cap in bytes or requests. */
export type Limits = ReturnType<typeof readLimits>;

/** How people sign in: with an integration's key and their name, a code of their own, or an account of a provider. */
export type SignInWay = z.output<typeof signInWay>;

/** The settings of one installation, checked. */
export type Settings = {
  host: string;
  /** 0: any free port. */
  port: number;
  /** null: the embedded service. */
  upstream: Upstream | null;
  profile: Profile;
  integrations: Integration[];
  dataDir: string;
  /** Newest first; empty: one is generated in the data folder. */
  secrets: string[];
  /** The address people type, when it is not a loopback one. */
  publicOrigin: string | null;
  /** Addresses of the proxies whose `X-Forwarded-For` counts. */
  trustProxy: string[];
  signIn: SignInWay;
  /** By hash; where people sign in with codes. */
  codes: PersonalCode[];
  /** Whose accounts they are; where people sign in with those. */
  oidc: Oidc | null;
  retentionDays: number;
  /** How long a draft is kept that nobody changes. */
  draftDays: number;
  /** How long a bulk job is kept that nobody works on. */
  jobDays: number;
  metricsPort: number | null;
  sandboxSize: 'tiny' | 'normal' | 'large';
  /** A fixed business date for tests and training. */
  today: string | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Tests may ask how many reports of broken page rules came in. */
  cspReportCount: boolean;
  limits: Limits;
};

/**
 * Reads and checks every setting.
 * @throws SettingsError naming every mistake at once.
 */
export function readSettings(env: NodeJS.ProcessEnv, now: Date = new Date()): Settings {
  const settings = new SettingsReader(env);
  const today = settings.read('TODAY', businessDate, null);
  const live = settings.text('UPSTREAM_URL') !== undefined;
  const profile = readProfile(settings, live);
  const upstream = readUpstream(settings, today ?? businessDay(now, zoneOf(profile, null)));
  const integrations = readIntegrations(settings);
  const signIn = settings.read('SIGN_IN', signInWay, 'key');
  const result: Settings = {
    host: settings.read('HOST', hostName, '127.0.0.1'),
    port: settings.read('PORT', whole(0, 65_535), 4600),
    upstream,
    profile,
    integrations,
    dataDir: resolve(settings.text('DATA_DIR') ?? '.data'),
    secrets: readSecrets(settings),
    publicOrigin: settings.read('PUBLIC_ORIGIN', publicOrigin, null),
    trustProxy: settings.read('TRUST_PROXY', proxies, []),
    signIn,
    codes: readCodes(settings, integrations, live),
    oidc: readOidc(settings, signIn === 'oidc'),
    retentionDays: settings.read('RETENTION_DAYS', whole(1, 36_500), 400),
    draftDays: settings.read('DRAFT_DAYS', whole(1, 36_500), 90),
    jobDays: settings.read('JOB_DAYS', whole(1, 36_500), 90),
    metricsPort: settings.read('METRICS_PORT', whole(0, 65_535), null),
    sandboxSize: settings.read('SANDBOX_SIZE', sandboxSize, 'normal'),
    today,
    logLevel: settings.read('LOG_LEVEL', logLevel, live ? 'info' : 'warn'),
    cspReportCount: settings.read('CSP_REPORT_COUNT', flag, false),
    limits: readLimits(settings),
  };
  checkTogether(settings, result, live);
  if (settings.mistakes.length > 0) throw new SettingsError(settings.mistakes);
  return result;
}

function readLimits(settings: SettingsReader) {
  return {
    sessionIdleMs: settings.read('SESSION_IDLE', duration, 30 * 60_000),
    sessionMaxMs: settings.read('SESSION_MAX', duration, 9 * 3_600_000),
    requestsInFlight: settings.read('REQUEST_BUDGET', whole(1, 100), 6),
    sessionInFlight: settings.read('SESSION_BUDGET', whole(1, 100), 8),
    queue: settings.read('REQUEST_QUEUE', whole(1, 10_000), 50),
    connectMs: settings.read('CONNECT_LIMIT', timeLimit, 3000),
    readMs: settings.read('READ_LIMIT', timeLimit, 25_000),
    writeMs: settings.read('WRITE_LIMIT', timeLimit, 60_000),
    idleBodyMs: settings.read('IDLE_BODY_LIMIT', timeLimit, 10_000),
    slowClientMs: settings.read('SLOW_CLIENT_LIMIT', timeLimit, 30_000),
    stopMs: settings.read('STOP_LIMIT', timeLimit, 60_000),
    responseBytes: settings.read('RESPONSE_CAP', byteSize, 8 * 1024 * 1024),
    requestBytes: settings.read('REQUEST_CAP', byteSize, 1024 * 1024),
    jobLeaseMs: settings.read('JOB_LEASE', duration, 30_000),
    draftBytes: settings.read('DRAFT_CAP', byteSize, 2 * 1024 * 1024),
    headerBytes: settings.read('HEADER_CAP', byteSize, 16 * 1024),
    ratePausesMs: settings.read('RATE_PAUSES', durations, [5000, 10_000, 20_000, 40_000, 60_000]),
    // Together two minutes: what the service still works on after that is for a person to look at.
    resendInProcessMs: settings.read(
      'RESEND_IN_PROCESS',
      durationsOrOff,
      [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000],
    ),
    resendLimitedMs: settings.read(
      'RESEND_LIMITED',
      durationsOrOff,
      [5000, 10_000, 20_000, 40_000, 60_000],
    ),
    resendInDoubtMs: settings.read('RESEND_IN_DOUBT', durationsOrOff, [2000, 10_000]),
    signInTries: settings.read('SIGN_IN_TRIES', whole(1, 1000), 5),
    signInTriesOfAll: settings.read('SIGN_IN_TRIES_OF_ALL', whole(1, 100_000), 100),
    signInWindowMs: settings.read('SIGN_IN_WINDOW', duration, 5 * 60_000),
    oidcMs: settings.read('OIDC_LIMIT', timeLimit, 10_000),
    signInLongestLockMs: settings.read('SIGN_IN_LONGEST_LOCK', duration, 15 * 60_000),
  };
}

/** What no single setting can tell. */
function checkTogether(settings: SettingsReader, result: Settings, live: boolean): void {
  const loopback = isLoopback(result.host);
  if (!live && !loopback) {
    settings.wrong('HOST', 'must be a loopback address while the embedded demo service is used');
  }
  if (live && !loopback && result.publicOrigin === null) {
    settings.wrong('PUBLIC_ORIGIN', 'is needed when HOST is not a loopback address');
  }
  const reachable = (live && !loopback) || result.publicOrigin?.startsWith('https:') === true;
  if (reachable && result.secrets.length === 0) {
    settings.wrong(
      'SESSION_SECRET',
      'is needed when others than this machine can reach the gateway',
    );
  }
  if (result.signIn === 'code' && settings.text('CODES') === undefined) {
    settings.wrong('CODES', 'is needed where people sign in with codes');
  }
  const hasGroups = result.integrations.some(({ groups }) => groups.length > 0);
  if (result.signIn === 'oidc' && live && !hasGroups) {
    settings.wrong('INTEGRATIONS', 'names no groups, and without them no account opens anything');
  }
  if (result.limits.sessionIdleMs > result.limits.sessionMaxMs) {
    settings.wrong('SESSION_IDLE', 'is longer than SESSION_MAX');
  }
  if (
    result.metricsPort !== null &&
    result.metricsPort !== 0 &&
    result.metricsPort === result.port
  ) {
    settings.wrong('METRICS_PORT', 'is the same as PORT');
  }
}

const hostName = z
  .string()
  .refine((text) => isIP(text) !== 0 || text === 'localhost', 'must be an IP address or localhost');

const publicOrigin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''),
    'must be an origin such as https://trastienda.example.com, without a path',
  )
  .transform((text) => new URL(text))
  .refine(
    (url) => url.protocol === 'https:' || isLoopback(url.hostname),
    'must use https, because the session cookie is sent over https only',
  )
  .transform((url) => url.origin);

const proxies = z
  .string()
  .transform((text) => (text === 'off' ? [] : text.split(',').map((part) => part.trim())))
  .refine(
    (list) => list.every(isAddressOrNetwork),
    'must be off, or addresses or networks of proxies such as 10.0.0.1,10.1.0.0/16',
  );

/** An address, or one with the bits of its prefix; one of none would be everybody's. */
function isAddressOrNetwork(text: string): boolean {
  const [, address = '', prefix = '1'] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  const bits = Number(prefix);
  return family !== 0 && bits >= 1 && bits <= (family === 4 ? 32 : 128);
}

const signInWay = z.enum(['key', 'code', 'oidc'], 'must be key, code or oidc');
const sandboxSize = z.enum(['tiny', 'normal', 'large'], 'must be tiny, normal or large');
const logLevel = z.enum(
  ['silent', 'error', 'warn', 'info', 'debug'],
  'must be silent, error, warn, info or debug',
);
