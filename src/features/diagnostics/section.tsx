import { IconChevronRight } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './diagnostics.module.css';

interface Props {
  /** Its place in the address, behind the `#`. */
  id: string;
  title: string;
  /** What it says, in one line: enough to know whether to open it. */
  line: ReactNode;
  /** Open on arrival without an address that names it. */
  open: boolean;
  children: ReactNode;
}

/** A part of the screen that folds. Opening it puts it into the address, and an address that names it opens it. */
export function Section({ id, title, line, open, children }: Props) {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(open || hash === id);
  const [namedBy, setNamedBy] = useState(hash);
  if (hash !== namedBy) {
    setNamedBy(hash);
    if (hash === id) setOpen(true);
  }
  const arrived = useRef(hash === id);
  useEffect(() => {
    if (arrived.current) element.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <details
      ref={element}
      id={id}
      className={classes.section}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return;
        setOpen(currentTarget.open);
        if (currentTarget.open) {
          void navigate({
            to: '.',
            hash: id,
            replace: true,
            resetScroll: false,
            hashScrollIntoView: false,
          });
        }
      }}
    >
      <summary className={classes.summary}>
        <IconChevronRight className={classes.chevron} size={16} aria-hidden />
        <h2>{title}</h2>
        <span className={classes.line}>{line}</span>
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}
