import { isIPv6 } from 'node:net';
import type { Limits } from '../../config';

/** Counts wrong keys, so that keys cannot be tried out through this gateway. */
export type Throttle = {
  /** Lets a try be proved, unless its address has to wait. A try whose proof throws counts as wrong. */
  prove<Result>(
    address: string,
    proof: () => Result | Promise<Result>,
    isWrong: (result: Result) => boolean,
  ): Promise<Result | Wait>;
};

export type Wait = {
  /** `busy`: all tries that may still be wrong are being proved, and none of them has locked anything. */
  failure: 'locked' | 'busy';
  waitSeconds: number;
};

/** `underWay` may turn out wrong, and so takes the room of a wrong one until it is proved. */
type Tries = { wrong: number[]; underWay: number };
type Record = Tries & { locks: number; lockedUntil: number };

const forgetAfterMs = 3_600_000;
const mostAddresses = 10_000;
const busySeconds = 1;

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
 * ceiling for all addresses together. While locked, a right key is refused as well. At the same moment nobody can try more
 * keys than they could one after the other.
 */
export function createThrottle(limits: ThrottleLimits, now: () => Date): Throttle {
  const records = new Map<string, Record>();
  const ofAll: Tries = { wrong: [], underWay: 0 };

  const recent = (times: number[]) =>
    times.filter((time) => now().getTime() - time < limits.signInWindowMs);

  function recordOf(address: string): Record {
    const known = records.get(group(address));
    if (known !== undefined) return known;
    if (records.size >= mostAddresses) forgetOld();
    const fresh: Record = { wrong: [], underWay: 0, locks: 0, lockedUntil: 0 };
    records.set(group(address), fresh);
    return fresh;
  }

  const isOld = ({ wrong, underWay, lockedUntil }: Record) =>
    underWay === 0 && now().getTime() - Math.max(lockedUntil, ...wrong, 0) > forgetAfterMs;

  function forgetOld(): void {
    for (const [address, record] of records) if (isOld(record)) records.delete(address);
    const [oldest] = records.keys();
    if (records.size >= mostAddresses && oldest !== undefined) records.delete(oldest);
  }

  function lock(record: Record): void {
    const growth = 2 ** record.locks;
    const length = Math.min(limits.signInWindowMs * growth, limits.signInLongestLockMs);
    record.locks += 1;
    record.lockedUntil = now().getTime() + length;
  }

  function waitOf(record: Record): Wait | null {
    if (isOld(record)) record.locks = 0;
    const instant = now().getTime();
    ofAll.wrong = recent(ofAll.wrong);
    const [oldest = instant] = ofAll.wrong;
    const isFull = ofAll.wrong.length >= limits.signInTriesOfAll;
    const until = Math.max(record.lockedUntil, isFull ? oldest + limits.signInWindowMs : 0);
    if (until > instant)
      return { failure: 'locked', waitSeconds: Math.ceil((until - instant) / 1000) };
    const left = limits.signInTries - recent(record.wrong).length;
    // After a lock, the next wrong one locks again; and one alone may always try.
    const room = record.locks > 0 ? 1 : Math.max(1, left);
    const isBusy =
      record.underWay >= room || ofAll.wrong.length + ofAll.underWay >= limits.signInTriesOfAll;
    return isBusy ? { failure: 'busy', waitSeconds: busySeconds } : null;
  }

  function countWrong(record: Record): void {
    const instant = now().getTime();
    ofAll.wrong.push(instant);
    record.wrong = [...recent(record.wrong), instant];
    if (record.locks > 0 || record.wrong.length >= limits.signInTries) lock(record);
  }

  return {
    async prove(address, proof, isWrong) {
      const record = recordOf(address);
      const wait = waitOf(record);
      if (wait !== null) return wait;
      for (const tries of [record, ofAll]) tries.underWay += 1;
      let counts = true;
      try {
        const result = await proof();
        counts = isWrong(result);
        return result;
      } finally {
        for (const tries of [record, ofAll]) tries.underWay -= 1;
        if (counts) countWrong(record);
      }
    },
  };
}
