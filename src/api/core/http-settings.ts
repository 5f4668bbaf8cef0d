/** Sends a request and hands its answer over, as the browser's own `fetch` does. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/** What surrounds every request; the app needs none of it, tests name another origin, headers, transport or clock. */
export interface HttpSettings {
  /** Empty: the page's own origin. */
  origin: string;
  /** Whom requests are made for, as the session told; null before it did. */
  mark: string | null;
  headers: Record<string, string>;
  /** Null: the browser's own. */
  fetch: Transport | null;
  /** Told when a request was refused because its session is over, or somebody else's. */
  onSessionRefused: (() => void) | null;
  now: () => Date;
  /** Longer than the gateway's own limit for reads, so that its word on the cause comes first. */
  readLimitMs: number;
  /** Longer than the gateway's own limit for writes. */
  writeLimitMs: number;
  maxBodyBytes: number;
}

const defaults: HttpSettings = {
  origin: '',
  mark: null,
  headers: {},
  fetch: null,
  onSessionRefused: null,
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

/** Requests are made for the person of this mark from now on; those under way go on for whom they were made for. */
export function workFor(mark: string): void {
  settings = { ...settings, mark };
}

/** Whatever asks, a screen, an export or a job: this hears that its session is over, or somebody else's. Null: nobody does. */
export function listenForSession(onSessionRefused: (() => void) | null): void {
  settings = { ...settings, onSessionRefused };
}

export function httpSettings(): HttpSettings {
  return settings;
}
