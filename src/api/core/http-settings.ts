/** Sends a request and hands its answer over, as the browser's own `fetch` does. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/** What surrounds every request; the app needs none of it, tests name another origin, headers, transport or clock. */
export interface HttpSettings {
  /** Empty: the page's own origin. */
  origin: string;
  headers: Record<string, string>;
  /** Null: the browser's own. */
  fetch: Transport | null;
  now: () => Date;
  /** Longer than the gateway's own limit for reads, so that its word on the cause comes first. */
  readLimitMs: number;
  /** Longer than the gateway's own limit for writes. */
  writeLimitMs: number;
  maxBodyBytes: number;
}

const defaults: HttpSettings = {
  origin: '',
  headers: {},
  fetch: null,
  now: () => new Date(),
  readLimitMs: 30_000,
  writeLimitMs: 70_000,
  maxBodyBytes: 16 * 1024 * 1024,
};

let settings = defaults;

/** Replaces settings by name; what is not named goes back to its default. */
export function configureHttp(changes: Partial<HttpSettings>): void {
  settings = { ...defaults, ...changes };
}

/** The settings in force. */
export function httpSettings(): HttpSettings {
  return settings;
}
