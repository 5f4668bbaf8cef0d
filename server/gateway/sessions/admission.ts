import type { Settings } from '../../config';

/** What a session began with: the hash of a code, or null for a key or a demo button. */
type Begun = { code: string | null; integration: string };

/**
 * Whether what a session began with still opens its integration. A code that the file no longer has opens nothing, and where
 * people sign in with codes a key does not either; demo integrations are everybody's.
 */
export function admissionBy(
  { signIn, codes }: Pick<Settings, 'signIn' | 'codes'>,
  demo: readonly { name: string }[] | null,
): (begun: Begun) => boolean {
  return ({ code, integration }) => {
    if (code === null) {
      return signIn === 'key' || demo?.some(({ name }) => name === integration) === true;
    }
    if (signIn !== 'code') return false;
    return codes.some((one) => one.hash === code && one.integrations.includes(integration));
  };
}
