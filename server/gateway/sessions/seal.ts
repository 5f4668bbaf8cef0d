import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts short secrets for the database; what it seals opens only with the same context. */
export type Sealer = {
  seal(plain: string, context: string): string;
  /** null: altered, sealed for another context, or with a secret that is no longer accepted. */
  open(sealed: string, context: string): string | null;
};

const ivBytes = 12;
const tagBytes = 16;

type SealingKey = { id: string; key: Buffer };

function derived(secret: string, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `trastienda ${purpose}`, bytes));
}

/**
 * AES-256-GCM with a key drawn from each session secret; the first seals, all of them open, so that a secret can be
 * replaced without signing anyone out.
 */
export function createSealer(secrets: readonly [string, ...string[]]): Sealer {
  const toKey = (secret: string): SealingKey => ({
    id: derived(secret, 'key id', 6).toString('base64url'),
    key: derived(secret, 'sealing key', 32),
  });
  const current = toKey(secrets[0]);
  const accepted = new Map(secrets.map(toKey).map(({ id, key }) => [id, key]));
  return {
    seal(plain, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', current.key, iv);
      cipher.setAAD(Buffer.from(`${current.id}\n${context}`));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      const box = Buffer.concat([iv, body, cipher.getAuthTag()]);
      return `${current.id}.${box.toString('base64url')}`;
    },
    open(sealed, context) {
      const [id = '', text = ''] = sealed.split('.');
      const key = accepted.get(id);
      const box = Buffer.from(text, 'base64url');
      if (key === undefined || box.length <= ivBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, ivBytes));
      decipher.setAAD(Buffer.from(`${id}\n${context}`));
      decipher.setAuthTag(box.subarray(-tagBytes));
      try {
        const body = decipher.update(box.subarray(ivBytes, -tagBytes));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
