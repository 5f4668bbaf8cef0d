import { Link } from '@tanstack/react-router';
import type { SeenProduct } from '@/api/products/reread';
import { productKindOf } from '@/api/products/schemas';
import { decimalText } from '@/domain/decimal-text';
import { m } from '@/text/generated/messages';
import { amountText } from '@/text/amount-text';
import { readWhen } from '../reread/read-moment';
import classes from './product-edit.module.css';

/** What was in stock and when that was read: a form of a product never changes it. */
export function ReadStock({ branchId, seen }: { branchId: string; seen: SeenProduct }) {
  const { product, readAt } = seen;
  const { availability, productType } = product;
  if (productType !== null && productKindOf(productType) === 'service') return null;
  return (
    <div className={classes.stock}>
      <dl>
        <dt>{m.product_edit_stock_read({ when: readWhen(readAt) })}</dt>
        <dd>
          {availability === null ? m.common_not_told() : amountText(decimalText(availability))}
        </dd>
      </dl>
      <p className={classes.quiet}>
        {m.product_edit_stock_stays()}{' '}
        <Link
          to="/branches/$branchId/products/$productId/stock"
          params={{ branchId, productId: product.id }}
        >
          {m.product_edit_to_stock()}
        </Link>
      </p>
    </div>
  );
}
