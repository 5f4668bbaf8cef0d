import { IconArrowsUpDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AttemptDetail } from '@/api/attempts/schemas';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';

/** Its bytes say a stock as it was when they were made: sent later, they would adjust it back (API description, Product). */
export function saysStock({ operation, bodyText }: AttemptDetail): boolean {
  if (operation !== 'products.update') return false;
  const body: unknown = JSON.parse(bodyText);
  return typeof body === 'object' && body !== null && 'availability' in body;
}

/** Instead of another send: the way to the form that reads the stock again first. */
export function StockAgain({ attempt }: { attempt: AttemptDetail }) {
  const { facts, context } = attempt;
  const branchId = context.branchId ?? facts.branchId;
  const productId = facts.recordId;
  return (
    <Notice
      tone="info"
      icon={<IconArrowsUpDown size={16} />}
      actions={
        branchId === null || productId === null ? null : (
          <Link
            to="/branches/$branchId/products/$productId"
            params={{ branchId, productId }}
            preload={false}
          >
            {m.attempts_to_product()}
          </Link>
        )
      }
    >
      {m.attempts_stock_again()}
    </Notice>
  );
}
