import { IconQuestionMark, IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import classes from './unresolved.module.css';

interface Props {
  /** How many have an unknown outcome and are settled by nobody. */
  unresolved: number;
  /** How many are under way that this tab did not send. */
  sending: number;
}

/** How many writes have no known end, and where they are told; nothing while there are none. */
export function UnresolvedNotices({ unresolved, sending }: Props) {
  return (
    <>
      {unresolved > 0 ? (
        <Notice
          tone="unknown"
          icon={IconQuestionMark}
          actions={
            <Link className={classes.link} to="/attempts" search={{ unresolved: true }}>
              {m.unresolved_settle()}
            </Link>
          }
        >
          {m.unresolved_waiting({ count: unresolved })}
        </Notice>
      ) : null}
      {sending > 0 ? (
        <Notice
          tone="info"
          icon={IconSend}
          actions={
            <Link className={classes.link} to="/attempts" search={{ outcome: 'sending' }}>
              {m.unresolved_follow()}
            </Link>
          }
        >
          {m.unresolved_sending({ count: sending })}
        </Notice>
      ) : null}
    </>
  );
}
