import { createHash, timingSafeEqual } from 'node:crypto';
import type { Integration } from '../../config';

/** The integration behind a key. */
export type Identity = {
  /** Lasting name; records carry it. */
  name: string;
  label: string;
  business: string;
  /** Areas whose journal it may see; null: all. */
  areas: string[] | null;
  /** The business's own, as documents made out to it name it. */
  taxNumbers: string[];
};

/** The integrations of this installation, by key and by name. */
export type Integrations = {
  identify(key: string): Identity;
  /** The one of that name with its key; null: no file names it. */
  named(name: string): Named | null;
};

/** An integration that people may work with who do not know its key. */
export type Named = { identity: Identity; key: string };

function digest(key: string): Buffer {
  return createHash('sha256').update('trastienda integration\n').update(key).digest();
}

/** What tells an integration from others that no file names; undefined for one that a file does. */
export const markOfKey = (name: string): string | undefined =>
  /^key-([\da-f]{12})$/.exec(name)?.[1];

/** A key that no file names is a business of its own, told from others by a few characters of its hash. */
export function createIntegrations(given: readonly Integration[]): Integrations {
  const known = given.map(({ name, label, business, areas, taxNumbers, key }) => ({
    digest: digest(key),
    key,
    identity: { name, label, business, areas, taxNumbers },
  }));
  return {
    named: (name) => known.find(({ identity }) => identity.name === name) ?? null,

    identify(key) {
      const wanted = digest(key);
      let found: Identity | undefined;
      for (const entry of known) {
        if (timingSafeEqual(entry.digest, wanted)) found = entry.identity;
      }
      if (found !== undefined) return found;
      // Records keep these words and are found by them: what people read is said anew in their language.
      const mark = wanted.toString('hex').slice(0, 12);
      return {
        name: `key-${mark}`,
        label: `Integración ${mark.slice(0, 6)}`,
        business: `Negocio ${mark}`,
        areas: null,
        taxNumbers: [],
      };
    },
  };
}
