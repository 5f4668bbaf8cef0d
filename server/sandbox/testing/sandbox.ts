import { afterAll, beforeAll } from 'vitest';
import { defaultProfile } from '../../../src/contract/profile';
import { startSandbox, type RunningSandbox } from '../start';

/** A JSON answer; `body` is what a test knows it to be. */
export interface Reply<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

export interface TestBranch {
  id: string;
  name: string;
}

/** What the control address tells of a new world. */
export interface WorldFacts {
  id: string;
  now: string;
  today: string;
  businesses: { id: string; name: string; branches: TestBranch[] }[];
  keys: Record<'full' | 'other' | 'off' | 'none' | 'second', string> & {
    scopes: Record<string, string>;
  };
  productIds: string[];
}

async function ask<T>(url: string, init: RequestInit): Promise<Reply<T>> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  const body = (text === '' ? null : JSON.parse(text)) as T;
  return { status: response.status, body, headers: response.headers };
}

/** One world and what a test does in it, over HTTP. */
export class TestWorld {
  readonly #sandbox: RunningSandbox;
  readonly facts: WorldFacts;

  constructor(sandbox: RunningSandbox, facts: WorldFacts) {
    this.#sandbox = sandbox;
    this.facts = facts;
  }

  get branch(): TestBranch {
    const branch = this.facts.businesses[0]?.branches[0];
    if (!branch) throw new Error('The world has no branch');
    return branch;
  }

  get foreignBranch(): TestBranch {
    const branch = this.facts.businesses[1]?.branches[0];
    if (!branch) throw new Error('The world has no second business');
    return branch;
  }

  url(path: string): string {
    return this.#sandbox.ready.base + path;
  }

  get<T = unknown>(path: string, key: string | null = this.facts.keys.full): Promise<Reply<T>> {
    return this.send('GET', path, key === null ? {} : { 'X-API-Key': key });
  }

  send<T = unknown>(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: BodyInit,
  ): Promise<Reply<T>> {
    return ask<T>(this.url(path), { method, headers, body: body ?? null });
  }

  /** Sends a value as JSON; text goes as it is, so that a test can send any bytes. */
  write<T = unknown>(
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    key = this.facts.keys.full,
  ): Promise<Reply<T>> {
    const headers = { 'X-API-Key': key, 'content-type': 'application/json' };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return this.send<T>(method, path, headers, text);
  }

  post<T = unknown>(path: string, body: unknown, key?: string): Promise<Reply<T>> {
    return this.write<T>('POST', path, body, key);
  }

  put<T = unknown>(path: string, body: unknown, key?: string): Promise<Reply<T>> {
    return this.write<T>('PUT', path, body, key);
  }

  /** The rows of a table as they are stored, in the order they were added. */
  async rows<T = Record<string, unknown>>(table: string): Promise<T[]> {
    return (await this.control<T[]>('GET', `/tables/${table}`)).body;
  }

  control<T = unknown>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    return control(this.#sandbox, method, `/worlds/${this.facts.id}${path}`, body);
  }

  async addRows(table: string, rows: Record<string, unknown>[]): Promise<string[]> {
    const added = await this.control<{ ids: string[] }>('POST', `/tables/${table}`, rows);
    if (added.status !== 201) throw new Error(JSON.stringify(added.body));
    return added.body.ids;
  }
}

export function control<T = unknown>(
  sandbox: RunningSandbox,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply<T>> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  return ask<T>(sandbox.ready.control + path, init);
}

/** Starts a sandbox in memory for the tests of a file. */
export function withSandbox() {
  const failures: unknown[] = [];
  const held: { sandbox: RunningSandbox | null } = { sandbox: null };

  beforeAll(async () => {
    held.sandbox = await startSandbox({
      dataDir: null,
      size: 'tiny',
      fixedToday: null,
      port: 0,
      profile: defaultProfile,
      onFailure: (error) => failures.push(error),
    });
  });

  afterAll(async () => {
    await held.sandbox?.close();
  });

  const sandbox = () => {
    if (!held.sandbox) throw new Error('The sandbox runs only while tests do');
    return held.sandbox;
  };

  return {
    sandbox,
    /** Mistakes of the sandbox's own so far; a test that expects none says so. */
    failures,
    world: async (options: Record<string, unknown> = {}): Promise<TestWorld> => {
      const made = await control<WorldFacts>(sandbox(), 'POST', '/worlds', options);
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return new TestWorld(sandbox(), made.body);
    },
  };
}
