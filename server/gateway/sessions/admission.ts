import { createHash } from 'node:crypto';
import type { Settings } from '../../config';

/** What a session began with: a grant, or null for a key or a demo button. */
type Begun = { grant: string | null; integration: string };

type Known = Pick<Settings, 'signIn' | 'codes' | 'integrations' | 'oidc'>;

/**
 * The integrations that a grant opens as the files stand now. It is the hash of a personal code, or the marks of those entries
 * of the integrations' groups that the provider's account met.
 */
export function integrationsOpenedBy(
  { signIn, codes, integrations, oidc }: Known,
  grant: string,
): string[] {
  if (signIn === 'code') return codes.find(({ hash }) => hash === grant)?.integrations ?? [];
  if (oidc === null) return [];
  const marks = grant.split(',');
  return integrations
    .filter(({ groups }) => groups.some((entry) => marks.includes(entryMark(oidc.issuer, entry))))
    .map(({ name }) => name);
}

/** Stands for an entry of an integration's `groups` in what is kept: it says of nobody where they belong. */
export function entryMark(issuer: string, entry: string): string {
  const text = JSON.stringify([issuer, entry]);
  const whole = createHash('sha256').update('trastienda entry\n').update(text).digest('base64url');
  return whole.slice(0, 22);
}

/**
 * Whether what a session began with still opens its integration. Where people sign in with codes or accounts a key opens
 * nothing; demo integrations are everybody's.
 */
export function admissionBy(
  settings: Known,
  demo: readonly { name: string }[] | null,
): (begun: Begun) => boolean {
  return ({ grant, integration }) => {
    if (grant !== null) return integrationsOpenedBy(settings, grant).includes(integration);
    return settings.signIn === 'key' || demo?.some(({ name }) => name === integration) === true;
  };
}
