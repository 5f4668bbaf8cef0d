import { useState } from 'react';
import { m } from '@/text/generated/messages';
import type { DraftReading } from '../checked-update/product-elsewhere';
import { WithProduct } from '../checked-update/with-product';
import { editForm } from './edit-form';
import { typedFrom } from './edit-values';
import { EditWriteForm } from './edit-write-form';

const reading: DraftReading = {
  specs: editForm.specs,
  before({ origin }) {
    const opened = editForm.draft.readOrigin(origin);
    return opened === null ? {} : typedFrom(opened.product);
  },
};

export function EditScreen({ branchId, productId }: { branchId: string; productId: string }) {
  const [home, setHome] = useState(branchId);
  return (
    <WithProduct
      branchId={branchId}
      productId={productId}
      home={home}
      title={m.product_edit_title()}
      form="/branches/$branchId/products/$productId/edit"
      reading={reading}
    >
      {(found) => <EditWriteForm branchId={branchId} found={found} onMoved={setHome} />}
    </WithProduct>
  );
}
