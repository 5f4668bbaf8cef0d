import { IconClipboardCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { batchAddress, type BatchPlace } from '../batch-address';

interface Props {
  branchId: string;
  filters: BatchPlace;
  /** Only these lots, by id; without it the whole filter or step. */
  lots?: string[];
}

/** Opens the count sheet of the list as it is filtered now. */
export function CountSheetLink({ branchId, filters, lots }: Props) {
  const navigate = useNavigate();
  return (
    <Button
      size="compact-sm"
      variant="default"
      icon={IconClipboardCheck}
      onClick={() =>
        void navigate({
          to: '/branches/$branchId/count-sheet',
          params: { branchId },
          search: batchAddress.search(filters),
          state: lots ? { chosenLots: lots } : {},
        })
      }
    >
      {lots ? m.ladder_count_sheet_chosen() : m.ladder_count_sheet()}
    </Button>
  );
}
