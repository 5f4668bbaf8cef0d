import { m } from '@/text/generated/messages';
import { BackLink } from '@/ui/layout/back-link';
import { batchAddress, type BatchPlace } from '../batch-address';

/** Back to the list that the sheet is of, as it was. */
export function BackToList({ branchId, filters }: { branchId: string; filters: BatchPlace }) {
  return (
    <BackLink
      to="/branches/$branchId/batches"
      params={{ branchId }}
      search={batchAddress.search(filters)}
    >
      {m.ladder_sheet_back()}
    </BackLink>
  );
}
