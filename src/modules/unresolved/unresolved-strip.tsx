import { IconAlertTriangle, IconQuestionMark, IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import classes from './unresolved.module.css';
import { useOpenAttempts } from './use-open-attempts';

/** On every screen for as long as anybody's write has no known end: nothing of it can be forgotten. */
export function UnresolvedStrip() {
  const { unresolved, sendingElsewhere, failure, refetch } = useOpenAttempts();
  return (
    <>
      {unresolved > 0 ? (
        <Notice
          tone="unknown"
          icon={<IconQuestionMark size={16} />}
          actions={
            <Link className={classes.link} to="/attempts" search={{ unresolved: true }}>
              {m.unresolved_settle()}
            </Link>
          }
        >
          {m.unresolved_waiting({ count: unresolved })}
        </Notice>
      ) : null}
      {sendingElsewhere > 0 ? (
        <Notice
          tone="info"
          icon={<IconSend size={16} />}
          actions={
            <Link className={classes.link} to="/attempts" search={{ outcome: 'sending' }}>
              {m.unresolved_follow()}
            </Link>
          }
        >
          {m.unresolved_sending({ count: sendingElsewhere })}
        </Notice>
      ) : null}
      {failure ? (
        <Notice
          tone="warn"
          icon={<IconAlertTriangle size={16} />}
          actions={
            <Button size="compact-sm" variant="default" onClick={refetch}>
              {m.common_retry()}
            </Button>
          }
        >
          {m.unresolved_unread()}
        </Notice>
      ) : null}
    </>
  );
}
