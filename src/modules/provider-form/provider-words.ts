import type { NewProvider, Provider } from '@/api/providers/schemas';
import { shortIdentifier } from '@/domain/identifier';
import type { AlikeProvider, Likeness } from '@/modules/provider-directory/alike';
import { entryName } from '@/modules/directory/entry-words';
import type { Fact } from '@/modules/receipt/fact-list';
import type { ReviewWords } from '@/modules/review-panel/review-panel';
import { isolate, isolateLast } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { registerNumberWarning, taxNumberWarning } from './number-doubts';

/** Names of what the form holds as ids. */
export interface PlaceNames {
  nameOf: (id: string) => string | null;
  branchName: (id: string) => string | null;
}

const likenessWords: Record<Likeness, () => string> = {
  'tax-number': m.providers_alike_tax_number,
  'register-number': m.providers_alike_register_number,
  email: m.providers_alike_email,
  name: m.providers_alike_name,
};

/** Why a provider of the directory may be the one that is being typed. */
export function alikeInWords({ entry, by }: AlikeProvider): string {
  return m.providers_alike({ name: isolate(entryName(entry)), by: likenessWords[by]() });
}

/** What a provider is called where one line has to do. */
export function titleOf(provider: Partial<Record<keyof NewProvider, string | null>>): string {
  return provider.providerName || provider.legalName || provider.email || m.providers_unnamed();
}

/** What a creation will do, before it is sent. */
export function providerReview(
  typed: NewProvider,
  business: string,
  alike: readonly AlikeProvider[],
  names: PlaceNames,
): ReviewWords {
  const doubts = [taxNumberWarning(typed.taxNumber), registerNumberWarning(typed.registerNumber)];
  const facts = factsOf({ ...typed, id: null }, names);
  return {
    sentences: [
      m.providers_review({ name: isolate(titleOf(typed)), business: isolateLast(business) }),
      m.providers_review_once(),
    ],
    doubts: [...alike.map(alikeInWords), ...doubts.filter((doubt) => doubt !== null)],
    facts: [...facts.filter(({ quiet }) => quiet !== true), ...branchFacts(typed.branchId, names)],
    notSent: missingOf(facts),
    action: m.providers_action({ name: titleOf(typed) }),
  };
}

/** A stored provider, value by value; `branchId` is ours, for the answer leaves it out (API description, Provider). */
export function providerFacts(stored: Provider, branchId: string, names: PlaceNames): Fact[] {
  return [
    ...factsOf(stored, names),
    ...branchFacts(branchId, names),
    ...(stored.id === null ? [] : [{ label: m.providers_id(), value: stored.id }]),
  ];
}

/** The description names one type (6); another word is shown as it is. */
export function businessTypeInWords(type: string): string {
  return type === 'legal' ? m.providers_type_legal() : type;
}

function missingOf(facts: readonly Fact[]): string[] {
  const missing = facts.filter(({ quiet }) => quiet).map(({ label }) => label);
  return missing.length === 0 ? [] : [m.providers_left_out({ fields: missing.join(', ') })];
}

function factsOf(provider: Provider, { nameOf }: PlaceNames): Fact[] {
  const text = (label: string, value: string | null): Fact =>
    value ? { label, value } : { label, value: m.common_not_told(), quiet: true };
  const place = (label: string, id: string | null): Fact =>
    text(label, id ? (nameOf(id) ?? shortIdentifier(id)) : null);
  return [
    text(m.providers_name(), provider.providerName),
    text(m.providers_legal_name(), provider.legalName),
    text(m.providers_tax_number(), provider.taxNumber),
    text(m.providers_register_number(), provider.registerNumber),
    text(
      m.providers_business_type(),
      provider.businessType && businessTypeInWords(provider.businessType),
    ),
    text(m.providers_email(), provider.email),
    text(m.providers_phone(), provider.phone),
    place(m.providers_country(), provider.countryId),
    place(m.providers_state(), provider.stateId),
    place(m.providers_city(), provider.cityId),
    text(m.providers_address(), provider.address),
  ];
}

function branchFacts(branchId: string, { branchName }: PlaceNames): Fact[] {
  if (branchId === '') return [];
  return [
    { label: m.providers_branch(), value: branchName(branchId) ?? shortIdentifier(branchId) },
  ];
}
