import { useBlocker } from '@tanstack/react-router';
import { useHeldPage, type Stake } from '@/modules/leaving/held-page';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { Dialog, DialogActions } from '@/ui/overlay/dialog';
import { useReviewEntry } from './review-entry';

interface Props {
  /** What leaving would cost: typed data, or nothing but seeing how the sending ends. Null: nothing. */
  risk: Exclude<Stake, 'export'> | null;
  /** Where one step back leads; left out: out of the form. */
  onBack?: (() => void) | undefined;
}

type Place = { pathname: string; search: object };

/** Another draft takes the place of this one as another screen does. */
const leavesScreen = ({ current, next }: { current: Place; next: Place }) =>
  current.pathname !== next.pathname || draftOf(current) !== draftOf(next);

const draftOf = ({ search }: Place): unknown => ('draft' in search ? search.draft : undefined);

/** Asks before a form is left with something in it, also when the tab is closed or loaded again. */
export function LeaveGuard({ risk, onBack }: Props) {
  useHeldPage(risk);
  const goesBack = ({ action }: { action: string }) => onBack !== undefined && action === 'BACK';
  useReviewEntry(onBack);
  const blocker = useBlocker({
    shouldBlockFn: (move) => !goesBack(move) && leavesScreen(move),
    enableBeforeUnload: false,
    disabled: risk === null,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <LeaveQuestion
      isSending={risk === 'sending'}
      onStay={blocker.reset}
      onLeave={blocker.proceed}
    />
  );
}

interface Question {
  /** Nothing typed is lost, only how the sending ends is not seen. */
  isSending: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ isSending, onStay, onLeave }: Question) {
  return (
    <Dialog
      size="question"
      title={isSending ? m.forms_leave_sending_title() : m.forms_leave_title()}
      onClose={onStay}
    >
      <p>{isSending ? m.forms_leave_sending_body() : m.forms_leave_body()}</p>
      <DialogActions>
        <Button size="sm" variant="default" onClick={onStay}>
          {m.forms_stay()}
        </Button>
        <Button size="sm" variant="default" onClick={onLeave}>
          {isSending ? m.forms_leave_sending() : m.forms_leave()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
