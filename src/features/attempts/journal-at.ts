import { linkOptions } from '@tanstack/react-router';
import { searchOf, type AttemptFilters, type AttemptSearch } from './attempt-search';

/** Fewer are no number of a person: a count, or what somebody has typed of one so far. */
const fewestDigits = 4;

/** Countries write their tax numbers as they like, with letters too; digits are what they have in common. */
const mayTellTaxNumber = (text: string) => text.replace(/\P{Nd}/gu, '').length >= fewestDigits;

/** What of these filters everybody may see: the address bar, a copied link and a saved view hold no provider's tax number. */
export function shownSearchOf(filters: AttemptFilters): AttemptSearch {
  return searchOf(mayTellTaxNumber(filters.text) ? { ...filters, text: '' } : filters);
}

/** Where the journal stands with these filters. What its address does not show is kept with its step of the browser's history. */
export function journalAt(filters: AttemptFilters) {
  return linkOptions({
    to: '/attempts',
    search: searchOf(filters),
    mask: { to: '/attempts', search: shownSearchOf(filters) },
  });
}
