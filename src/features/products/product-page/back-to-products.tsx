import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import classes from './product-screen.module.css';

/** The list that the product is one of. */
export function BackToProducts({ branchId }: { branchId: string }) {
  return (
    <Link className={classes.link} to="/branches/$branchId/products" params={{ branchId }}>
      <IconArrowLeft size={16} aria-hidden />
      {m.product_page_back()}
    </Link>
  );
}
