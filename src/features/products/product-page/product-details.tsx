import type { SeenProduct } from '@/api/products/reread';
import { m } from '@/text/generated/messages';
import { FailedReferences } from '../failed-references';
import { productRow } from '../product-row';
import { useProductReferences } from '../use-product-references';
import { ProductFacts } from './product-facts';
import { ProductLots } from './product-lots';
import { ProductRecords } from './product-records';
import { ReadAgain } from './read-again';
import type { ProductFinding } from './use-product-finding';
import { IconArrowsUpDown, IconCopyPlus, IconPencil } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { productKindOf, type Product } from '@/api/products/schemas';
import { ButtonLink } from '@/ui/form/button';
import classes from './product-actions.module.css';

interface Props {
  branchId: string;
  found: SeenProduct;
  name: string;
  finding: ProductFinding;
}

/** What may be done with a product, what the list knows of it, its lots and what was done to it from here. */
export function ProductDetails({ branchId, found, name, finding }: Props) {
  const { references, failed, retry } = useProductReferences(branchId);
  const { product, readAt } = found;
  return (
    <>
      <ProductActions branchId={branchId} product={product} />
      <ReadAgain finding={finding} readAt={readAt} />
      <FailedReferences failed={failed} onRetry={retry}>
        {m.product_page_reference_meanwhile()}
      </FailedReferences>
      <ProductFacts product={productRow(product, references)} />
      <ProductLots branchId={branchId} productId={product.id} name={name} />
      <ProductRecords product={product} />
    </>
  );
}

const ActionLink = createLink(ButtonLink);

/** What may be done with a product; the service neither deletes nor deactivates one (API description, Endpoints). */
function ProductActions({ branchId, product }: { branchId: string; product: Product }) {
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
