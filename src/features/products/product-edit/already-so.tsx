import { IconCheck } from '@tabler/icons-react';
import { OutcomeFrame } from '@/modules/outcome-panel/outcome-frame';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';

/** Somebody else saved the very same meanwhile. */
export function AlreadySo({ onGoOn }: { onGoOn: () => void }) {
  const arrive = useFocusOnArrival();
  return (
    <OutcomeFrame
      tone="info"
      icon={<IconCheck size={20} />}
      title={m.product_edit_already_title()}
      focusRef={arrive}
      actions={
        <Button size="xs" variant="default" onClick={onGoOn}>
          {m.product_edit_already_go_on()}
        </Button>
      }
    >
      <p>{m.product_edit_already_body()}</p>
    </OutcomeFrame>
  );
}
