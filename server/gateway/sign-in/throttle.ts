import { isIPv6 } from 'node:net';
import type { Limits } from '../../config';

/** Counts wrong keys, so that keys cannot be tried out through this gateway. */
export type Throttle = {
  /** Seconds an address must wait before its next try; 0: it may try now. */
  waitSeconds(address: string): number;
  /** Counts a try as wrong until it turns out otherwise; two tries at once count twice. */
  begin(address: string): Try;
};

export type Try = {
  /** The key was right, or the service did not answer: the try does not count. */
  forgive(): void;
};

type Record = { wrong: number[]; locks: number; lockedUntil: number };

const forgetAfterMs = 3_600_000;
const mostAddresses = 10_000;

/** Neighbouring IPv6 addresses (a /64) belong to one customer, so they count as one, however many zeros are left out. */
function group(address: string): string {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inside !== undefined || !isIPv6(address)) return inside ?? address;
  const [before = [], after] = address
    .split('::')
    .map((part) => part.split(':').filter((digits) => digits !== ''));
  const left = after === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: left }, () => '0'), ...(after ?? [])];
  return all
    .slice(0, 4)
    .map((digits) => Number.parseInt(digits, 16))
    .join(':');
}

type ThrottleLimits = Pick<
  Limits,
  'signInTries' | 'signInTriesOfAll' | 'signInWindowMs' | 'signInLongestLockMs'
>;

/**
 * So many wrong tries in a window, then a lock as long as the window that grows with every further wrong try; and a
 * ceiling for all addresses together. While locked, a right key is refused as well.
 */
export function createThrottle(limits: ThrottleLimits, now: () => Date): Throttle {
  const records = new Map<string, Record>();
  let wrongOfAll: number[] = [];

  const recent = (times: number[]) =>
    times.filter((time) => now().getTime() - time < limits.signInWindowMs);

  function recordOf(address: string): Record {
    const known = records.get(group(address));
    if (known !== undefined) return known;
    if (records.size >= mostAddresses) forgetOld();
    const fresh: Record = { wrong: [], locks: 0, lockedUntil: 0 };
    records.set(group(address), fresh);
    return fresh;
  }

  function forgetOld(): void {
    for (const [address, { wrong, lockedUntil }] of records) {
      const last = Math.max(lockedUntil, ...wrong, 0);
      if (now().getTime() - last > forgetAfterMs) records.delete(address);
    }
    const [oldest] = records.keys();
    if (records.size >= mostAddresses && oldest !== undefined) records.delete(oldest);
  }

  function lock(record: Record): void {
    const growth = 2 ** record.locks;
    const length = Math.min(limits.signInWindowMs * growth, limits.signInLongestLockMs);
    record.locks += 1;
    record.lockedUntil = now().getTime() + length;
  }

  return {
    waitSeconds(address) {
      const record = recordOf(address);
      const instant = now().getTime();
      const last = Math.max(record.lockedUntil, ...record.wrong, 0);
      if (record.locks > 0 && instant - last > forgetAfterMs) record.locks = 0;
      wrongOfAll = recent(wrongOfAll);
      const [oldest = instant] = wrongOfAll;
      const ceiling =
        wrongOfAll.length >= limits.signInTriesOfAll ? oldest + limits.signInWindowMs : 0;
      return Math.max(0, Math.ceil((Math.max(record.lockedUntil, ceiling) - instant) / 1000));
    },

    begin(address) {
      const record = recordOf(address);
      const instant = now().getTime();
      const lockedBefore = { locks: record.locks, lockedUntil: record.lockedUntil };
      record.wrong = [...recent(record.wrong), instant];
      wrongOfAll.push(instant);
      const locks = record.locks > 0 || record.wrong.length >= limits.signInTries;
      if (locks) lock(record);
      return {
        forgive() {
          const place = record.wrong.indexOf(instant);
          if (place >= 0) record.wrong.splice(place, 1);
          const placeOfAll = wrongOfAll.indexOf(instant);
          if (placeOfAll >= 0) wrongOfAll.splice(placeOfAll, 1);
          if (locks) Object.assign(record, lockedBefore);
        },
      };
    },
  };
}
