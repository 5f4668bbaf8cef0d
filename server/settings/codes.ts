import * as z from 'zod';
import { integrationName, personName } from './fields';
import type { Integration } from './integrations';
import type { SettingsReader } from './sources';

/** An entry of the file of codes; unknown members are mistakes. */
export const personalCodeSchema = z.strictObject({
  person: personName,
  /** What `hashOfPersonalCode` makes of the code. */
  hash: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be the hash that `npm run code` printed'),
  integrations: z.array(integrationName).min(1),
});

/** A code that somebody signs in with, and the integrations they may work with. The code itself is kept nowhere. */
export type PersonalCode = z.output<typeof personalCodeSchema>;

/**
 * The codes of the file `CODES` names; every mistake of every entry is kept.
 * @param isLive - with a real service every integration has to be known; the embedded one brings its own.
 */
export function readCodes(
  settings: SettingsReader,
  integrations: readonly Integration[],
  isLive: boolean,
): PersonalCode[] {
  const known: PersonalCode[] = [];
  for (const { index, entry: code } of settings.entries('CODES', personalCodeSchema)) {
    const unknown = code.integrations.find(
      (name) => !integrations.some((integration) => integration.name === name),
    );
    if (known.some(({ hash }) => hash === code.hash)) {
      settings.wrong('CODES', `[${index}]: its hash is that of another entry`);
    } else if (isLive && unknown !== undefined) {
      settings.wrong('CODES', `[${index}]: INTEGRATIONS names no "${unknown}"`);
    } else {
      known.push(code);
    }
  }
  return known;
}
