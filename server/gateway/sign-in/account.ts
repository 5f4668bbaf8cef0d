import { createHash } from 'node:crypto';
import type { Settings } from '../../config';
import { personName } from '../../settings/fields';
import type { Oidc } from '../../settings/oidc';
import { entryMark } from '../sessions/admission';

/** Whom the provider says somebody is. */
export type Account = {
  /** Stands for the account for good, whatever its name or address become. */
  mark: string;
  /** null: none that records could carry. */
  name: string | null;
  groups: string[];
  /** Only those that the provider has checked, in small letters. */
  addresses: string[];
};

type Claims = Record<string, unknown>;

/** @param told - the id token first, then what the provider said when it was asked for more. */
export function accountOf({ issuer, groupsClaim }: Oidc, subject: string, told: Claims[]): Account {
  const [name] = told.flatMap((claims) => personName.safeParse(claims['name']).data ?? []);
  const groups = told.flatMap((claims) => textsIn(claims[groupsClaim]));
  const who = JSON.stringify([issuer, subject]);
  return {
    mark: createHash('sha256').update('trastienda account\n').update(who).digest('base64url'),
    name: name ?? null,
    groups: [...new Set(groups)],
    addresses: [...new Set(told.flatMap(checkedAddress))],
  };
}

function textsIn(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string');
}

/** In ASCII alone: elsewhere different letters become the same small one. */
const plainAddress = /^[\x21-\x3f\x41-\x7e]+@[\x21-\x3f\x41-\x7e]+$/;

/** An address counts in the same breath in which the provider says that it is this person's. */
function checkedAddress({ email, email_verified: isChecked }: Claims): string[] {
  if (isChecked !== true || typeof email !== 'string' || !plainAddress.test(email)) return [];
  return [email.toLowerCase()];
}

/** Whether an entry of an integration's `groups` means this account: a group, or with an @ an address or a domain. */
function means(entry: string, { groups, addresses }: Account): boolean {
  if (!entry.includes('@')) return groups.includes(entry);
  const wanted = entry.toLowerCase();
  return addresses.some((address) =>
    wanted.startsWith('@') ? address.slice(address.indexOf('@')) === wanted : address === wanted,
  );
}

/** What an account opens here: the marks of all entries that mean it; empty: nothing. */
export function grantOf(
  { integrations }: Pick<Settings, 'integrations'>,
  { issuer }: Oidc,
  account: Account,
): string {
  const entries = integrations
    .flatMap(({ groups }) => groups)
    .filter((entry) => means(entry, account));
  return [...new Set(entries.map((entry) => entryMark(issuer, entry)))].join(',');
}
