import { useBlocker } from '@tanstack/react-router';
import { useHeldPage } from '@/modules/leaving/held-page';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { Dialog, DialogActions } from '@/ui/overlay/dialog';
import { useReviewEntry } from './review-entry';

interface Props {
  /** What leaving would cost. Null: nothing. */
  risk: Loss | null;
  /** Where one step back leads; left out: out of the form. */
  onBack?: (() => void) | undefined;
}

type Place = { pathname: string; search: object };

/** Another draft takes the place of this one as another screen does, and so does another kind of the address book. */
const leavesScreen = ({ current, next }: { current: Place; next: Place }) =>
  current.pathname !== next.pathname ||
  draftOf(current) !== draftOf(next) ||
  kindOf(current) !== kindOf(next);

const draftOf = ({ search }: Place): unknown => ('draft' in search ? search.draft : undefined);
const kindOf = ({ search }: Place): unknown => ('kind' in search ? search.kind : undefined);

/** Asks before a form is left with something in it, also when the tab is closed or loaded again. */
export function LeaveGuard({ risk, onBack }: Props) {
  useHeldPage(risk === 'unsaved' ? 'typed' : risk);
  const goesBack = ({ action }: { action: string }) => onBack !== undefined && action === 'BACK';
  useReviewEntry(onBack);
  const blocker = useBlocker({
    shouldBlockFn: (move) => !goesBack(move) && leavesScreen(move),
    enableBeforeUnload: false,
    disabled: risk === null,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <LeaveQuestion loss={risk ?? 'typed'} onStay={blocker.reset} onLeave={blocker.proceed} />;
}

/** `unsaved`: typed, and never sent to the service; `sending`: nothing typed, only how the sending ends is not seen. */
export type Loss = 'typed' | 'unsaved' | 'sending';

const lossWords: Record<Loss, Record<'title' | 'body' | 'leave', () => string>> = {
  typed: { title: m.forms_leave_title, body: m.forms_leave_body, leave: m.forms_leave },
  unsaved: {
    title: m.forms_leave_unsaved_title,
    body: m.forms_leave_unsaved_body,
    leave: m.forms_leave,
  },
  sending: {
    title: m.forms_leave_sending_title,
    body: m.forms_leave_sending_body,
    leave: m.forms_leave_sending,
  },
};

interface Question {
  loss: Loss;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ loss, onStay, onLeave }: Question) {
  const { title, body, leave } = lossWords[loss];
  return (
    <Dialog size="question" title={title()} onClose={onStay}>
      <p>{body()}</p>
      <DialogActions>
        <Button size="sm" variant="default" onClick={onStay}>
          {m.forms_stay()}
        </Button>
        <Button size="sm" variant="default" onClick={onLeave}>
          {leave()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
