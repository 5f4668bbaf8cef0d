import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Tells whether two sends used the same API key, without keeping the key. */
export type KeyHasher = {
  of(key: string): string;
  matches(hash: string, key: string): boolean;
};

/** Keyed by the session secrets, newest first; hashes of an older one are known for as long as it is accepted. */
export function createKeyHasher(secrets: readonly [string, ...string[]]): KeyHasher {
  const hashed = (secret: string, key: string) => {
    const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'trastienda ledger key hash', 32));
    return createHmac('sha256', hashKey).update(key).digest('base64url');
  };
  return {
    of: (key) => hashed(secrets[0], key),
    matches(hash, key) {
      const given = Buffer.from(hash);
      return secrets.some((secret) => {
        const own = Buffer.from(hashed(secret, key));
        return own.length === given.length && timingSafeEqual(own, given);
      });
    },
  };
}
