import type { SettingsReader } from './sources';

const leastBytes = 32;
const leastDifferentCharacters = 10;
const sample = /change.?me|example|sample|secret|password|default|placeholder|0123456789abcdef/i;

function weakness(secret: string): string | null {
  if (Buffer.byteLength(secret) < leastBytes) return `needs at least ${leastBytes} bytes`;
  if (sample.test(secret)) return 'looks like a sample, not a secret';
  if (new Set(secret).size < leastDifferentCharacters) return 'repeats too few characters';
  return null;
}

/**
 * The session secrets, newest first: `SESSION_SECRET`, or the file `SESSION_SECRET_FILE` names; one, or two with a comma
 * between them during a rotation. Empty when none is set.
 */
export function readSecrets(settings: SettingsReader): string[] {
  const given = settings.text('SESSION_SECRET');
  const path = settings.text('SESSION_SECRET_FILE');
  if (given !== undefined && path !== undefined) {
    settings.wrong('SESSION_SECRET', 'and SESSION_SECRET_FILE are both set');
  }
  const name = path === undefined ? 'SESSION_SECRET' : 'SESSION_SECRET_FILE';
  const text = path === undefined ? given : settings.file(name, path, true);
  if (text === undefined) return [];
  const secrets = text.split(',').map((secret) => secret.trim());
  if (secrets.length > 2) settings.wrong(name, 'holds more than two secrets');
  if (new Set(secrets).size < secrets.length) settings.wrong(name, 'holds the same secret twice');
  for (const [index, secret] of secrets.entries()) {
    const weak = weakness(secret);
    if (weak !== null) settings.wrong(name, `(${index + 1} of ${secrets.length}) ${weak}`);
  }
  return secrets;
}
