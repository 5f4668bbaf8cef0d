/** A seeded generator: the same seed gives the same data on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One item of a list that is not empty. */
  pick<T>(items: readonly [T, ...T[]]): T;
}

function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return mix(hash);
}

export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state) / 0x1_0000_0000;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { next, between, pick: (items) => items[between(0, items.length - 1)] ?? items[0] };
}

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/**
 * The identifier of seed record `key` of a kind: a well-formed version 4 UUID that never changes. Built from a hash
 * and not with `node:crypto`, because a large world needs 120,000 of them at its first start.
 */
export function stableId(kind: string, key: number | string): string {
  const kindHash = hashOf(kind);
  const keyHash = typeof key === 'number' ? mix(key + 0x9e3779b9) : hashOf(key);
  const a = mix(kindHash ^ keyHash);
  const b = mix(Math.imul(keyHash, 0x2c1b3c6d) ^ (kindHash + 1));
  const c = mix(Math.imul(keyHash ^ b, 0x297a2d39) ^ (kindHash + 2));
  const d = mix(Math.imul(keyHash ^ c, 0x1b56c4e9) ^ (kindHash + 3));
  const second = hex(b);
  const third = hex(c);
  const variant = '89ab'[c & 3] ?? '8';
  return `${hex(a)}-${second.slice(0, 4)}-4${second.slice(5)}-${variant}${third.slice(1, 4)}-${third.slice(4)}${hex(d)}`;
}
