import { linkOptions } from '@tanstack/react-router';
import type { DraftForm, DraftSummary } from '@/api/drafts/schemas';
import { formatAge } from '@/text/age';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';

const names: Record<DraftForm, () => string> = {
  'entry-types': m.drafts_form_entry_types,
  providers: m.drafts_form_providers,
  products: m.drafts_form_products,
  'product-edits': m.drafts_form_product_edits,
  'stock-changes': m.drafts_form_stock_changes,
};

export const formName = ({ form }: DraftSummary): string => names[form]();

/** Where a form's drafts are opened. */
export function linkToDraft({ form, id: draft, branchId, subjectId }: DraftSummary) {
  switch (form) {
    case 'entry-types':
      return linkOptions({ to: '/entry-types', search: { draft } });
    case 'providers':
      return linkOptions({ to: '/providers/new', search: { draft } });
    case 'products':
      return linkOptions({
        to: '/branches/$branchId/products/new',
        // Products are typed in a branch, and their drafts say in which.
        params: { branchId: branchId ?? '' },
        search: { draft },
      });
    case 'product-edits':
      return linkOptions({
        to: '/branches/$branchId/products/$productId/edit',
        params: { branchId: branchId ?? '', productId: subjectId ?? '' },
        search: { draft },
      });
    case 'stock-changes':
      return linkOptions({
        to: '/branches/$branchId/products/$productId/stock',
        params: { branchId: branchId ?? '', productId: subjectId ?? '' },
        search: { draft },
      });
  }
}

/** What people know it by; safe to stand inside a sentence. */
export const titleOf = ({ title }: Pick<DraftSummary, 'title'>): string =>
  isolate(title || m.drafts_untitled());

/** How long ago it was saved, when the gateway's clock shows `now`, in milliseconds of the epoch. */
export function ageOf({ savedAt }: DraftSummary, now: number): string {
  return formatAge(now - Date.parse(savedAt)) ?? m.drafts_now();
}

export function sizeOf({ bytes }: DraftSummary): string {
  return `${formatQuantity(Math.max(1, Math.round(bytes / 1024)))} KB`;
}
