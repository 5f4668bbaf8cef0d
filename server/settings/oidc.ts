import * as z from 'zod';
import { isLoopback } from './fields';
import type { SettingsReader } from './sources';

/** The office's identity provider, and who this gateway is to it. */
export type Oidc = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the provider is asked to tell. */
  scope: string;
  /** Which of its claims holds somebody's groups. */
  groupsClaim: string;
  /** What it is asked to do each time, such as `login`; null: as it likes. */
  prompt: string | null;
};

/** @param isUsed - people sign in with accounts of it; otherwise none has to be named. */
export function readOidc(settings: SettingsReader, isUsed: boolean): Oidc | null {
  const issuer = settings.read('OIDC_ISSUER', issuerAddress, null);
  const clientId = settings.read('OIDC_CLIENT_ID', visible, null);
  const clientSecret = settings.read('OIDC_CLIENT_SECRET', visible, null);
  const scope = settings.read('OIDC_SCOPE', scopes, 'openid profile email');
  const groupsClaim = settings.read('OIDC_GROUPS_CLAIM', visible, 'groups');
  const prompt = settings.read('OIDC_PROMPT', prompts, null);
  if (!isUsed) return null;
  for (const name of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']) {
    if (settings.text(name) !== undefined) continue;
    settings.wrong(name, 'is needed where people sign in with accounts of a provider');
  }
  if (issuer === null || clientId === null || clientSecret === null) return null;
  return { issuer, clientId, clientSecret, scope, groupsClaim, prompt };
}

const visible = z
  .string()
  .regex(/^[\x21-\x7e]{1,512}$/, 'must be up to 512 visible ASCII characters');

const scopes = z
  .string()
  .refine(
    (text) => /^[\x21-\x7e ]{1,512}$/.test(text) && text.split(' ').includes('openid'),
    'must name openid among its scopes, such as "openid profile email groups"',
  );

const prompts = z.enum(
  ['login', 'select_account', 'consent'],
  'must be login, select_account or consent',
);

const issuerAddress = z
  .string()
  .refine(isPlainAddress, 'must be an address such as https://accounts.example.com')
  .refine(
    (text) => !isPlainAddress(text) || isSafeAddress(new URL(text)),
    'must use https: whoever can change its answers can sign in as anybody',
  );

function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false;
  const { username, password, protocol } = new URL(text);
  return username === '' && password === '' && /^https?:$/.test(protocol);
}

/** Whether nobody on the way can read or change what goes there. */
export function isSafeAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
