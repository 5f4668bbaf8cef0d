import { IconAlertTriangle } from '@tabler/icons-react';
import type { SeenProduct } from '@/api/products/reread';
import { movedFields } from '@/api/products/reread-moved';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { readWhen } from '../reread/read-moment';
import { fieldLabel } from './field-words';

interface Props {
  /** What the form is about. */
  seen: SeenProduct;
  latest: SeenProduct;
}

/** What became otherwise since a draft was begun: the review asks about it, and nobody is surprised by that. */
export function MovedSince({ seen, latest }: Props) {
  const moved = movedFields(seen.product, latest.product).filter(
    (field) => field !== 'availability',
  );
  if (latest.readAt <= seen.readAt || moved.length === 0) return null;
  return (
    <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
      {m.product_edit_moved_since({
        when: readWhen(seen.readAt),
        fields: moved.map(fieldLabel).join(', '),
      })}
    </Notice>
  );
}
