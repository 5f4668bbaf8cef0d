import { IconPackageOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SeenProduct } from '@/api/products/reread';
import { productKindOf, type Product } from '@/api/products/schemas';
import { readClock } from '@/modules/business-day/moments';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { ReadState } from '@/ui/table/read-state';
import { ReadAgain } from '../product-page/read-again';
import type { ProductFinding } from '../product-page/use-product-finding';
import type { DraftReading } from '../reread/typed-texts';
import { WithProduct } from '../reread/with-product';
import { stockForm } from './stock-form';
import { StockWriteForm } from './stock-write-form';

const reading: DraftReading = { specs: stockForm.specs, before: () => ({}) };

interface Props {
  branchId: string;
  productId: string;
}

/** Adjusts the stock of one product of a branch: the one place where a stock is changed. */
export function StockScreen({ branchId, productId }: Props) {
  return (
    <WithProduct
      branchId={branchId}
      productId={productId}
      title={m.stock_title()}
      form="/branches/$branchId/products/$productId/stock"
      reading={reading}
      aside={ageOf}
    >
      {(found, finding) =>
        keepsStock(found.product) ? (
          <>
            <ReadAgain finding={finding} readAt={found.readAt} />
            <StockWriteForm branchId={branchId} found={found} />
          </>
        ) : (
          <StatePanel icon={<IconPackageOff size={20} />} title={m.stock_service_title()}>
            <p>{m.stock_service_body()}</p>
          </StatePanel>
        )
      }
    </WithProduct>
  );
}

function keepsStock({ productType }: Product): boolean {
  return productType === null || productKindOf(productType) !== 'service';
}

/** When it was read, and the way to read it again. */
function ageOf(found: SeenProduct, { search, start }: ProductFinding): ReactNode {
  return (
    <ReadState
      readAt={readClock(found.readAt)}
      reading={search.status === 'running' || search.status === 'paused'}
      onRefresh={start}
    />
  );
}
