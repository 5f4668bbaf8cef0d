import type { ReactNode, Ref } from 'react';
import type { Tone } from '@/ui/feedback/state-panel';
import classes from './outcome-panel.module.css';

interface Props {
  tone: Tone;
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Something that stops the person is spoken at once, everything else when its turn comes. */
  urgent?: boolean;
  /** Where the focus goes when this is what one has to deal with now. */
  focusRef?: Ref<HTMLElement>;
}

/** What a write came to, where the person is looking; it stays until they go on. */
export function OutcomeFrame(props: Props) {
  const { tone, icon, title, children, actions, urgent = false, focusRef } = props;
  return (
    <section
      ref={focusRef}
      className={classes.frame}
      data-tone={tone}
      tabIndex={-1}
      role={urgent ? 'alert' : 'status'}
    >
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        {children}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
    </section>
  );
}
