import { IconTagOff } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { BackLink } from '@/ui/layout/back-link';
import { ScreenTitle } from '@/ui/layout/screen-title';
import classes from './product-screen.module.css';

/** The address names something that cannot be a product. */
export function InvalidProduct({ branchId, productId }: { branchId: string; productId: string }) {
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.product_page_title()}>
        <BackToProducts branchId={branchId} />
      </ScreenTitle>
      <StatePanel tone="warn" icon={IconTagOff} title={m.product_page_invalid_title()} urgent>
        <p>
          <bdi>
            <code>{productId}</code>
          </bdi>
        </p>
        <p>{m.product_page_invalid_body()}</p>
      </StatePanel>
    </div>
  );
}

export function BackToProducts({ branchId }: { branchId: string }) {
  return (
    <BackLink to="/branches/$branchId/products" params={{ branchId }}>
      {m.product_page_back()}
    </BackLink>
  );
}
