import { dayMs } from '../business-day';
import { isLoopback } from './fields';
import type { SettingsReader } from './sources';

/** The day the unversioned base is removed (API description, Versioning). */
const unversionedEnds = '2027-01-01';

/** Where the service is. */
export type Upstream = {
  origin: string;
  /** The path every operation is below, without a trailing slash. */
  prefix: string;
  versioned: boolean;
};

/** Whole days from a business date until the unversioned base is removed; 0 or less: it is gone. */
export function unversionedDaysLeft(today: string): number {
  return Math.round((Date.parse(unversionedEnds) - Date.parse(today)) / dayMs);
}

/** The base address as `origin` and `prefix`, or the words for what is wrong with it. */
export function parseUpstream(text: string): Upstream | string {
  if (!URL.canParse(text)) return 'must be an address such as https://host/api/external/v1';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or password';
  if (url.search !== '' || url.hash !== '') return 'must not have a query or a fragment';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
    return 'must use https, because the key travels with every request';
  }
  const prefix = url.pathname.replace(/\/$/, '');
  if (!/^(\/[A-Za-z0-9_-]+)*\/api\/external(\/v1)?$/.test(prefix)) {
    return 'must end in /api/external/v1';
  }
  return { origin: url.origin, prefix, versioned: prefix.endsWith('/v1') };
}

/** `UPSTREAM_URL`; null when it is not set, then the embedded service is used. */
export function readUpstream(settings: SettingsReader, today: string): Upstream | null {
  const text = settings.text('UPSTREAM_URL');
  if (text === undefined) return null;
  const upstream = parseUpstream(text);
  if (typeof upstream === 'string') {
    settings.wrong('UPSTREAM_URL', upstream);
    return null;
  }
  if (!upstream.versioned && unversionedDaysLeft(today) <= 0) {
    settings.wrong(
      'UPSTREAM_URL',
      `must end in /api/external/v1: the base without /v1 was removed on ${unversionedEnds}`,
    );
  }
  return upstream;
}
