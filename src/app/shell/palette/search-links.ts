import type { LinkProps } from '@tanstack/react-router';
import { mayTellTaxNumber } from '@/domain/tax-number';
import { toBeChosen } from '@/modules/branch-picker/link-branch';
import { m } from '@/text/generated/messages';
import type { Place } from './places';
import type { BranchPlace } from './matching-screens';

/** A list narrowed to a text. What may be somebody's number is not shown in the address bar, as on the lists themselves. */
export function searchLink(to: '/attempts' | '/purchases', q: string): LinkProps {
  return { to, search: { q }, ...(mayTellTaxNumber(q) && { mask: { to } }) };
}

export function journalPlace(q: string): Place {
  return {
    icon: 'journal',
    label: m.palette_in_journal(),
    detail: null,
    way: { link: searchLink('/attempts', q) },
  };
}

export function purchasesPlace(q: string): Place {
  return {
    icon: 'purchase',
    label: m.palette_in_purchases(),
    detail: null,
    way: { link: searchLink('/purchases', q) },
  };
}

/**
 * @param branch null: it is asked for on the way
 * @param isPrivate the text may be somebody's number as well, or the beginning of one: the address bar does not show it
 */
export function productsPlace(
  branch: BranchPlace | null,
  q: string,
  { label, isPrivate = false }: { label: string; isPrivate?: boolean },
): Place {
  const list = {
    to: '/branches/$branchId/products' as const,
    params: { branchId: branch?.id ?? toBeChosen },
  };
  return {
    icon: 'product',
    label,
    detail: branch?.name ?? null,
    asks: 'products',
    way: { link: { ...list, search: { q }, ...(isPrivate && { mask: list }) } },
  };
}
