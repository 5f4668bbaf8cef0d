import { Link } from '@tanstack/react-router';
import type { Attempt } from '@/api/attempts/schemas';
import { m } from '@/text/generated/messages';

interface Props {
  attempt: Pick<Attempt, 'operation' | 'facts' | 'context'>;
}

/** To the product that a change is of: by its identifier, for its name and SKU may be what the change gave it. */
export function ProductLink({ attempt: { operation, facts, context } }: Props) {
  const branchId = context.branchId ?? facts.branchId;
  const productId = facts.recordId;
  if (operation !== 'products.update' || branchId === null || productId === null) return null;
  return (
    <Link
      to="/branches/$branchId/products/$productId"
      params={{ branchId, productId }}
      preload={false}
    >
      {m.attempts_to_product()}
    </Link>
  );
}
