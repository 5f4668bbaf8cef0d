import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foundQueries } from '@/api/attempts/found-queries';
import type { SentPurchase } from '@/api/attempts/purchases';
import type { Attempt } from '@/api/attempts/schemas';
import type { DirectoryEntry } from '@/api/directory/schemas';
import { readPasted } from '@/domain/pasted-kind';
import { stateInWords } from '@/features/purchases/purchase-words';
import { searchEntries } from '@/modules/directory/search-entries';
import { outcomeOf, subjectOf } from '@/modules/journal/attempt-words';
import { formatCalendarDate, formatMoney } from '@/text/format';
import { m } from '@/text/generated/messages';
import { groupOf, mostOfAKind, type Place, type PlaceGroup } from './places';
import { searchLink } from './search-links';

/** What the gateway's journal has by a text. */
export interface JournalFound {
  groups: readonly PlaceGroup[];
  isReading: boolean;
  /** It could not be asked. */
  isUnread: boolean;
}

/**
 * Looks for a text in the journal: payments by their reference, purchases by the numbers of their document. The gateway alone is
 * asked, once the text has rested.
 * @param known purchases of the address book, which lead there themselves
 */
export function useJournal(typed: string, known: readonly DirectoryEntry[]): JournalFound {
  const q = soughtIn(typed);
  const enabled = q !== null;
  const sent = useQuery({ ...foundQueries.attempts(q ?? '', mostOfAKind), enabled, retry: false });
  const bought = useQuery({
    ...foundQueries.purchases(q ?? '', mostOfAKind),
    enabled,
    retry: false,
  });
  const { data: attempts } = sent;
  const { data: purchases } = bought;
  const groups = useMemo(() => {
    const shown = new Set(searchEntries(known, q ?? '').map(({ id }) => id));
    const isOther = ({ purchaseId }: SentPurchase) => purchaseId === null || !shown.has(purchaseId);
    const ofPurchases = purchases?.rows ?? [];
    // A purchase stands once: its place among the purchases tells more than its place in the journal.
    const ids = new Set(ofPurchases.map(({ attemptId }) => attemptId));
    const ofJournal = (attempts?.rows ?? []).filter(({ id }) => !ids.has(id));
    return [
      ...groupFound(
        m.shell_screen_purchases(),
        ofPurchases.filter(isOther).map(purchasePlace),
        (purchases?.pagination.total ?? 0) - ofPurchases.length,
      ),
      ...groupFound(
        m.shell_screen_attempts(),
        ofJournal.map(attemptPlace),
        (attempts?.pagination.total ?? 0) - (attempts?.rows.length ?? 0),
      ),
    ];
  }, [attempts, purchases, known, q]);
  return {
    groups,
    isReading: sent.isLoading || bought.isLoading,
    isUnread: sent.isError || bought.isError,
  };
}

/** References and numbers of documents; nothing that is a taxpayer's alone, and no words, which are names as often. */
function soughtIn(typed: string): string | null {
  const pasted = readPasted(typed, location.origin);
  switch (pasted.is) {
    case 'control-number':
      return pasted.number;
    case 'code':
      return pasted.code;
    case 'number':
      return pasted.mayBe.includes('product') ? pasted.digits : null;
    case 'ids':
      return pasted.ids.length === 1 ? (pasted.ids[0] ?? null) : null;
    case 'nothing':
    case 'link':
    case 'words':
      return null;
  }
}

/** @param further how many there are besides those that were read */
function groupFound(label: string, places: readonly Place[], further: number): PlaceGroup[] {
  const as = (place: Place) => place;
  return groupOf(label, places, as).map((group) => ({ ...group, total: group.total + further }));
}

function attemptPlace(attempt: Attempt): Place {
  const { date, amount } = attempt.facts;
  return {
    icon: 'journal',
    label: subjectOf(attempt),
    detail: told(outcomeOf(attempt).word, amount, date),
    way: { link: { to: '/attempts/$attemptId', params: { attemptId: attempt.id } } },
  };
}

/** Among the purchases, by the attempt: what was not confirmed has no other id. */
function purchasePlace(purchase: SentPurchase): Place {
  const { attemptId, state, controlNumber, generationCode, date, total } = purchase;
  return {
    icon: 'purchase',
    label: controlNumber ?? generationCode ?? attemptId,
    detail: told(stateInWords(state), total, date),
    way: { link: searchLink('/purchases', attemptId) },
  };
}

const told = (word: string, amount: string | null, date: string | null): string =>
  [word, amount && formatMoney(amount), date && formatCalendarDate(date)]
    .filter((text) => text !== null)
    .join(' · ');
