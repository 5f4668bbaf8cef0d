import { IconAlertTriangle, IconInfoCircle, IconX, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import classes from './notice.module.css';
import type { Tone } from './state-panel';

interface Props {
  tone: Tone;
  /** Without it the tone's own: a triangle that warns, or an i. */
  icon?: Icon;
  children: ReactNode;
  actions?: ReactNode;
  /** Without it the notice stays until what it speaks of is over. */
  onDismiss?: () => void;
  urgent?: boolean;
  /** Somebody says it aloud already: a region that is there before its words is heard more surely. */
  announced?: boolean;
}

/** One line of something worth knowing, above what it speaks of; it stays until read. */
export function Notice(props: Props) {
  const { tone, icon: Own, children, actions, onDismiss, urgent, announced } = props;
  const Drawn = Own ?? (tone === 'info' ? IconInfoCircle : IconAlertTriangle);
  const role = announced ? undefined : urgent ? 'alert' : 'status';
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      <div className={classes.body}>
        <span className={classes.icon} aria-hidden>
          <Drawn size={16} />
        </span>
        <div className={classes.words}>{children}</div>
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {onDismiss ? (
        <button
          type="button"
          className={classes.dismiss}
          aria-label={m.common_dismiss()}
          onClick={onDismiss}
        >
          <IconX size={16} aria-hidden />
        </button>
      ) : null}
    </div>
  );
}
