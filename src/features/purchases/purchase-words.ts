import type { PurchaseState } from '@/api/attempts/purchases';
import type { PurchaseDocument } from '@/api/expenses/schemas';
import { shownOf } from '@/text/format';
import { m } from '@/text/generated/messages';

/** The kinds of document, in words. */
export const documentWords: Record<PurchaseDocument, () => string> = {
  ccf: m.purchases_document_ccf,
  ticket: m.purchases_document_ticket,
  fse: m.purchases_document_fse,
};

const stateWords: Record<PurchaseState, () => string> = {
  recorded: m.purchases_state_recorded,
  settled: m.purchases_state_settled,
  unknown: m.purchases_state_unknown,
  sending: m.purchases_state_sending,
};

export const stateInWords = (state: PurchaseState): string => stateWords[state]();

export const stateTones = {
  recorded: 'fact',
  settled: 'fact',
  unknown: 'unknown',
  sending: 'info',
} as const satisfies Record<PurchaseState, string>;

/** What every list of purchases calls its tools. */
export const listWords = () => ({
  filters: m.purchases_filters(),
  search: m.purchases_search(),
  searchHelp: m.purchases_search_help(),
  count: (shown: number, total: number) => m.purchases_count(shownOf(shown, total)),
});
