import type { Icon } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './state-panel.module.css';

/** How urgent a state is; the words say it too, never the colour alone. */
export type Tone = 'neutral' | 'accent' | 'info' | 'fact' | 'warn' | 'danger' | 'unknown';

interface Props {
  tone?: Tone;
  icon: Icon;
  title: string;
  /** What happened, what was and was not done, the next step: in that order. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Errors interrupt a screen reader, everything else waits its turn. */
  urgent?: boolean;
  /** Where the focus goes when this is what one has to deal with now. */
  focusRef?: Ref<HTMLElement>;
  className?: string;
}

/** What stands where data would stand: empty, refused, failed, waiting. */
export function StatePanel(props: Props) {
  const {
    tone = 'neutral',
    icon: Drawn,
    title,
    children,
    actions,
    urgent,
    focusRef,
    className,
  } = props;
  return (
    <section
      ref={focusRef}
      className={className ? `${classes.panel} ${className}` : classes.panel}
      data-tone={tone}
      tabIndex={focusRef ? -1 : undefined}
      role={urgent ? 'alert' : 'status'}
    >
      <span className={classes.icon} aria-hidden>
        <Drawn size={20} />
      </span>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        {children}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
    </section>
  );
}
