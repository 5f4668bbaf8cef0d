import { IconPackageOff } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';

interface Props {
  /** Lots on the page. */
  count: number;
  onShow: () => void;
}

/** A page of nothing but removed lots. */
export function AllRemoved({ count, onShow }: Props) {
  return (
    <StatePanel
      icon={<IconPackageOff size={20} />}
      title={m.batches_all_removed({ count })}
      actions={
        <Button size="xs" variant="default" onClick={onShow}>
          {m.batches_show_removed()}
        </Button>
      }
    >
      <p>{m.batches_all_removed_body()}</p>
    </StatePanel>
  );
}
