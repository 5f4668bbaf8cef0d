import { canary } from './canary';

/** Every test has the same day, so that none breaks at midnight or in a leap year. */
export const today = '2026-03-16';

/** What a test asks of its world; see the sandbox's control API. */
export type WorldOptions = {
  size?: 'tiny' | 'normal' | 'large';
  now?: string;
  hostile?: boolean;
  empty?: boolean;
  variants?: Record<string, unknown>;
};

export type FaultKind =
  | 'slow'
  | 'hang'
  | 'reset-before'
  | 'reset-after'
  | 'mid-body'
  | 'status-401'
  | 'status-403'
  | 'status-403-bare'
  | 'status-404'
  | 'status-409'
  | 'status-422'
  | 'status-429'
  | 'status-500'
  | 'html-502'
  | 'malformed'
  | 'huge'
  | 'wrong-type'
  | 'redirect'
  | 'empty-body'
  | 'flag-false';

/**
 * `times: null` lasts until the faults are cleared; `path` is a prefix below the base, `query` what it is asked with; `when` is
 * before or after the operation takes effect, where that is not as usual for the kind.
 */
export type Fault = {
  kind: FaultKind;
  when?: 'before' | 'after';
  method?: string;
  path?: string;
  query?: Record<string, string>;
  times?: number | null;
  ms?: number;
  status?: number;
  bytes?: number;
  location?: string;
  /** Another body than usual for the kinds `status-…` and `flag-false`. */
  body?: unknown;
};

type Named = { id: string; name: string };

type WorldFacts = {
  id: string;
  /** The business date, `YYYY-MM-DD`. */
  today: string;
  businesses: (Named & { branches: Named[] })[];
  keys: {
    full: string;
    other: string;
    off: string;
    none: string;
    second: string;
    scopes: Record<string, string>;
  };
};

export type StoredRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** As it arrived, byte for byte. */
  body: string | null;
  status: number;
  /** What the operation itself came to, whatever was answered; null when it was not reached. */
  result: { status: number; replayed: boolean } | null;
};

/** The service's data of one test, and the levers to make the service fail. */
export class World {
  readonly keys: WorldFacts['keys'];
  readonly today: string;
  readonly branches: Named[];
  readonly otherBusinessBranches: Named[];
  readonly #id: string;
  readonly #sandbox: string;

  constructor(facts: WorldFacts, sandbox: string) {
    this.#id = facts.id;
    this.#sandbox = sandbox;
    this.keys = facts.keys;
    this.today = facts.today;
    this.branches = facts.businesses[0]?.branches ?? [];
    this.otherBusinessBranches = facts.businesses[1]?.branches ?? [];
  }

  /** Makes a world in the sandbox of all tests, or in that of an installation of one's own. */
  static async create(options: WorldOptions, sandbox = sharedSandbox()): Promise<World> {
    const now = `${today}T10:00:00-06:00`;
    const facts = await control(sandbox, 'POST', '/worlds', { now, ...options });
    const world = new World(facts as WorldFacts, sandbox);
    if (!options.empty) await world.add('employees', [canary]);
    return world;
  }

  /** The branch the tests work in. */
  get branch(): Named {
    const [first] = this.branches;
    if (!first) throw new Error('The world has no branch');
    return first;
  }

  async fail(fault: Fault): Promise<void> {
    await this.#control('POST', '/faults', fault);
  }

  async recover(): Promise<void> {
    await this.#control('DELETE', '/faults');
  }

  async requests(): Promise<StoredRequest[]> {
    return (await this.#control('GET', '/requests')) as StoredRequest[];
  }

  async rows<Row>(table: string): Promise<Row[]> {
    return (await this.#control('GET', `/tables/${table}`)) as Row[];
  }

  /** Inserts rows and returns their ids; columns left out get what is usual in this world. */
  async add(table: string, rows: Record<string, unknown>[]): Promise<string[]> {
    const { ids } = (await this.#control('POST', `/tables/${table}`, rows)) as { ids: string[] };
    return ids;
  }

  async change(table: string, id: string, values: Record<string, unknown>): Promise<void> {
    await this.#control('PATCH', `/tables/${table}/${id}`, values);
  }

  async clear(table: string): Promise<void> {
    await this.#control('DELETE', `/tables/${table}`);
  }

  /** Sets what time it is for the service. */
  async setClock(now: string): Promise<void> {
    await this.#control('PUT', '/clock', { now });
  }

  async changeIntegration(name: string, values: Record<string, unknown>): Promise<void> {
    await this.#control('PATCH', `/integrations/${name}`, values);
  }

  async remove(): Promise<void> {
    await this.#control('DELETE', '');
  }

  #control(method: string, path: string, body?: unknown): Promise<unknown> {
    return control(this.#sandbox, method, `/worlds/${this.#id}${path}`, body);
  }
}

function sharedSandbox(): string {
  const base = process.env['E2E_CONTROL'];
  if (!base) throw new Error('E2E_CONTROL is not set: the global setup did not run');
  return base;
}

async function control(
  base: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const answer = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? null : (JSON.parse(text) as unknown);
}
