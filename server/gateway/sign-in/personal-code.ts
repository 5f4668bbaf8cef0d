import { createHash, randomBytes } from 'node:crypto';

/** Digits and letters without those that look alike (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lookalikes: Record<string, string> = { I: '1', L: '1', O: '0' };

const length = 25;
const shape = new RegExp(`^[${alphabet}]{${length}}$`);

/** A new code: 125 random bits in five groups of five. So long a one can be kept as a plain hash; nobody tries them all out. */
export function newPersonalCode(): string {
  const characters = [...randomBytes(length)].map((byte) => alphabet[byte & 31]).join('');
  return (characters.match(/.{5}/g) ?? []).join('-');
}

/** What is kept of a code; null: it cannot be one. However it is typed, in small letters or without hyphens, it is the same. */
export function hashOfPersonalCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[ILO]/g, (letter) => lookalikes[letter] ?? letter);
  if (!shape.test(code)) return null;
  return createHash('sha256').update('trastienda personal code\n').update(code).digest('base64url');
}
