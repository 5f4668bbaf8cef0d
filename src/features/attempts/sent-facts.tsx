import type { ReactNode } from 'react';
import type { AttemptDetail } from '@/api/attempts/schemas';
import { sentDocument } from '@/api/expenses/sent-document';
import { figuresOfChange } from '@/modules/journal/fact-words';
import { ProviderName } from '@/modules/provider-directory/provider-name';
import { documentInWords } from '@/modules/purchase-status/document-words';
import { m } from '@/text/generated/messages';
import type { Fact } from '@/ui/layout/fact-list';
import { contentFacts } from './attempt-facts';

/** What was sent: what the journal drew of it, whose it is, and what a purchase says of its document. */
export function sentFacts(attempt: AttemptDetail): Fact<ReactNode>[] {
  const { operation, bodyText } = attempt;
  const { providerId } = attempt.facts;
  const document = operation === 'expenses.create' ? sentDocument(bodyText) : null;
  // A new supplier's own name stands below.
  const isKnown = providerId !== null && operation !== 'providers.create';
  const provider = isKnown ? <ProviderName id={providerId} /> : null;
  const named: [string, ReactNode][] = [
    [m.attempts_fact_provider(), provider],
    [m.purchases_document(), documentInWords(document?.documentType ?? null)],
    [m.purchases_observation(), document?.observation ?? null],
  ];
  return [
    ...named.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    ...contentFacts(attempt),
    ...figuresOfChange(attempt),
  ];
}
