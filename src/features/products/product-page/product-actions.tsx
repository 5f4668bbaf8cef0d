import { IconArrowsUpDown, IconCopyPlus, IconPencil } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { productKindOf, type Product } from '@/api/products/schemas';
import { m } from '@/text/generated/messages';
import { ButtonLink } from '@/ui/form/button';
import classes from './product-actions.module.css';

const ActionLink = createLink(ButtonLink);

/** What may be done with a product; the service neither deletes nor deactivates one (API description, Endpoints). */
export function ProductActions({ branchId, product }: { branchId: string; product: Product }) {
  const { id: productId, productType } = product;
  const keepsStock = productType === null || productKindOf(productType) !== 'service';
  return (
    <nav className={classes.actions} aria-label={m.product_page_actions()}>
      <ActionLink
        size="xs"
        leftSection={<IconPencil size={16} aria-hidden />}
        to="/branches/$branchId/products/$productId/edit"
        params={{ branchId, productId }}
        preload={false}
      >
        {m.product_page_edit()}
      </ActionLink>
      {keepsStock ? (
        <ActionLink
          size="xs"
          variant="default"
          leftSection={<IconArrowsUpDown size={16} aria-hidden />}
          to="/branches/$branchId/products/$productId/stock"
          params={{ branchId, productId }}
          preload={false}
        >
          {m.product_page_adjust()}
        </ActionLink>
      ) : null}
      <ActionLink
        size="xs"
        variant="default"
        leftSection={<IconCopyPlus size={16} aria-hidden />}
        to="/branches/$branchId/products/new"
        params={{ branchId }}
        search={{ from: productId }}
        preload={false}
      >
        {m.product_page_duplicate()}
      </ActionLink>
    </nav>
  );
}
