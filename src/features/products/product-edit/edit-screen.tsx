import { useState } from 'react';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { WithProduct } from '../reread/with-product';
import { EditForm } from './edit-form';

interface Props {
  branchId: string;
  productId: string;
}

/** Changes one product of a branch. */
export function EditScreen({ branchId, productId }: Props) {
  useLocale();
  const [home, setHome] = useState(branchId);
  return (
    <WithProduct
      branchId={branchId}
      productId={productId}
      home={home}
      title={m.product_edit_title()}
      form="/branches/$branchId/products/$productId/edit"
    >
      {(found) => <EditForm branchId={branchId} found={found} onMoved={setHome} />}
    </WithProduct>
  );
}
