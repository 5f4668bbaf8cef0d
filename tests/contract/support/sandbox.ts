import * as z from 'zod/mini';
import { configureHttp } from '@/api/core/http-settings';
import type { Profile } from '@/contract/profile';
import type { FaultKind } from '../../../server/sandbox/faults';
import { startSandbox, type RunningSandbox } from '../../../server/sandbox/start';
import type { VariantChoices } from '../../../server/sandbox/variants';

const worldSchema = z.object({
  id: z.string(),
  businesses: z.array(
    z.object({ branches: z.array(z.object({ id: z.string(), name: z.string() })) }),
  ),
  keys: z.object({ full: z.string(), off: z.string(), none: z.string(), second: z.string() }),
  productIds: z.array(z.string()),
});
type WorldFacts = z.infer<typeof worldSchema>;

const requestsSchema = z.array(
  z.object({
    method: z.string(),
    path: z.string(),
    query: z.record(z.string(), z.string()),
    body: z.nullable(z.string()),
    result: z.nullable(z.object({ status: z.number() })),
  }),
);

const idsSchema = z.object({ ids: z.array(z.string()) });

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/** A write as it arrived, and the status the operation itself came to; null when it was never asked. */
export interface ArrivedWrite {
  path: string;
  body: string | null;
  cameTo: number | null;
}

export interface FaultOptions {
  method?: string;
  status?: number;
  bytes?: number;
  body?: unknown;
  times?: number | null;
}

/** A world of the sandbox: its own data, its own keys, its own mishaps. */
export interface TestWorld extends WorldFacts {
  /** The first branch of the business that all keys but `second` belong to. */
  branch: string;
  /** A branch of the other business. */
  foreignBranch: string;
  fault(kind: FaultKind, options?: FaultOptions): Promise<void>;
  /** Ends every mishap. */
  recover(): Promise<void>;
  /** Makes its service follow these choices from now on, and no others. */
  choose(variants: VariantChoices): Promise<void>;
  /** The query of the last request that came for a path below the base. */
  lastQuery(path: string): Promise<Record<string, string> | undefined>;
  requestCount(): Promise<number>;
  /** The requests that came, the latest thousands of them. */
  asked(): Promise<{ method: string; path: string }[]>;
  writes(): Promise<ArrivedWrite[]>;
  /** Stores rows of the first business, and gives their ids. */
  addRows(table: string, rows: object[]): Promise<string[]>;
  /** What is stored in a table. */
  rows(table: string): Promise<Record<string, unknown>[]>;
  /** Changes a stored record behind everybody's back, as a sale would. */
  change(table: string, id: string, changes: Record<string, unknown>): Promise<void>;
}

export interface WorldOptions {
  size?: 'tiny' | 'normal';
  variants?: VariantChoices;
  /** With values that no clerk would type. */
  hostile?: boolean;
  /** Without any record but businesses and branches. */
  empty?: boolean;
}

export interface TestSandbox extends RunningSandbox {
  newWorld(options?: WorldOptions): Promise<TestWorld>;
}

/** The real sandbox, in memory and on free ports. */
export async function startTestSandbox(profile: Profile): Promise<TestSandbox> {
  const sandbox = await startSandbox({
    dataDir: null,
    size: 'tiny',
    fixedToday: null,
    port: 0,
    profile,
  });
  const { control } = sandbox.ready;
  return { ...sandbox, newWorld: (options = {}) => newWorld(control, options) };
}

/** Makes the API layer speak to the sandbox itself, without a gateway between, and read at most 512 KiB. */
export function connectDirectly(sandbox: RunningSandbox, key: string): void {
  configureHttp({
    origin: new URL(sandbox.ready.base).origin,
    headers: { 'X-API-Key': key },
    maxBodyBytes: 512 * 1024,
  });
}

async function newWorld(control: string, options: WorldOptions): Promise<TestWorld> {
  const world = worldSchema.parse(await ask(control, 'POST', '/worlds', options));
  const at = `/worlds/${world.id}`;
  const branchOf = (business: number) => world.businesses[business]?.branches[0]?.id ?? '';
  const requests = async () => requestsSchema.parse(await ask(control, 'GET', `${at}/requests`));
  return {
    ...world,
    branch: branchOf(0),
    foreignBranch: branchOf(1),
    fault: async (kind, options = {}) => {
      await ask(control, 'POST', `${at}/faults`, { kind, ...options });
    },
    recover: async () => {
      await ask(control, 'DELETE', `${at}/faults`);
    },
    choose: async (variants) => {
      await ask(control, 'PUT', `${at}/variants`, variants);
    },
    lastQuery: async (path) =>
      (await requests()).findLast((request) => request.path.endsWith(path))?.query,
    asked: requests,
    requestCount: async () => (await requests()).length,
    writes: async () =>
      (await requests())
        .filter(({ method }) => method !== 'GET')
        .map(({ path, body, result }) => ({ path, body, cameTo: result?.status ?? null })),
    addRows: async (table, rows) =>
      idsSchema.parse(await ask(control, 'POST', `${at}/tables/${table}`, rows)).ids,
    rows: async (table) => rowsSchema.parse(await ask(control, 'GET', `${at}/tables/${table}`)),
    change: async (table, id, changes) => {
      await ask(control, 'PATCH', `${at}/tables/${table}/${id}`, changes);
    },
  };
}

async function ask(control: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(control + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
