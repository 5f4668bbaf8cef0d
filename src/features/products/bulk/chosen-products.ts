import type { Product } from '@/api/products/schemas';
import { createSelection, type ListSelection } from '@/ui/table/list-selection';

let kept: { of: string; selection: ListSelection<Product> } | null = null;

export interface Person {
  operator: string;
  integration: { name: string };
}

/**
 * What a person has chosen of a branch's products, to change or to print: it lives as long as the page. Another person's choice, or
 * another branch's, starts with nothing.
 */
export function chosenProducts(
  { operator, integration }: Person,
  branchId: string,
): ListSelection<Product> {
  const of = JSON.stringify([operator, integration.name, branchId]);
  if (kept?.of !== of) kept = { of, selection: createSelection(({ id }) => id) };
  return kept.selection;
}

export function forgetChosenProducts(): void {
  kept = null;
}
