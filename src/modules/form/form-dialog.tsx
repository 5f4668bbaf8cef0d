import { useState, type ComponentProps } from 'react';
import { Dialog } from '@/ui/overlay/dialog';
import { LeaveQuestion, type Loss } from './leave-guard';

interface Props extends Omit<ComponentProps<typeof Dialog>, 'keepsTyped'> {
  /** What closing it now would cost; null: nothing, and it closes at once. */
  loss: Loss | null;
}

/** A dialog with a form in it, which asks before what was typed is lost. */
export function FormDialog({ loss, onClose, ...dialog }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Dialog
        {...dialog}
        keepsTyped
        onClose={() => (loss === null ? onClose() : setAsking(true))}
      />
      {isAsking && loss !== null ? (
        <LeaveQuestion loss={loss} onStay={() => setAsking(false)} onLeave={onClose} />
      ) : null}
    </>
  );
}
