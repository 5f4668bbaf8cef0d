import type { SignedInSession } from '@/api/session/schemas';
import { m } from '@/text/generated/messages';

type Integration = SignedInSession['integration'];

/** The gateway names an integration it does not know after the digest of its key. */
const ofKey = /^key-([\da-f]{12})$/;

const markOf = (name: string) => ofKey.exec(name)?.[1];

/** What people call an integration; one that nobody has named, in the reader's language. */
export function integrationInWords({ name, label }: Pick<Integration, 'name' | 'label'>): string {
  const mark = markOf(name);
  return mark === undefined ? label : m.session_integration_of_key({ mark: mark.slice(0, 6) });
}

/** The business of an integration; that of one that nobody has named, in the reader's language. */
export function businessInWords({
  name,
  business,
}: Pick<Integration, 'name' | 'business'>): string {
  const mark = markOf(name);
  return mark === undefined ? business : m.session_business_of_key({ mark });
}
