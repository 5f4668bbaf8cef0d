import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';

interface Props {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

/** A step back and a step forward, in a bar of tools. With no step left a button keeps the focus: the next press may be of the other. */
export function UndoRedo({ canUndo, canRedo, onUndo, onRedo }: Props) {
  return (
    <>
      <Button
        data-undo
        size="xs"
        variant="default"
        icon={IconArrowBackUp}
        busy={!canUndo}
        onClick={onUndo}
      >
        {m.common_undo()}
      </Button>
      <Button
        size="xs"
        variant="default"
        icon={IconArrowForwardUp}
        busy={!canRedo}
        onClick={onRedo}
      >
        {m.common_redo()}
      </Button>
    </>
  );
}
