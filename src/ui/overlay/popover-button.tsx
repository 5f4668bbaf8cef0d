import { useId, useState, type ReactNode, type Ref } from 'react';
import classes from './popover-button.module.css';

interface Props {
  className?: string | undefined;
  /** For whoever has to bring the focus back here later. */
  buttonRef?: Ref<HTMLButtonElement>;
  /** The button's name where its face does not say it all. */
  label?: string;
  face: ReactNode;
  /** Where the panel opens, seen from the button. */
  placement: 'below' | 'above';
  /** Once opened, the panel stays mounted, with what was typed in it. */
  keeps?: boolean;
  /** Mounted while the panel is open; `close` returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a panel over the page, by the browser's own popover: it closes on Escape and on a click outside, and
 * costs the first load nothing.
 */
export function PopoverButton(props: Props) {
  const { className, buttonRef, label, face, placement, keeps = false, children } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={className}
        popoverTarget={id}
        aria-label={label}
      >
        {face}
      </button>
      <div
        id={id}
        popover="auto"
        className={classes.panel}
        data-placement={placement}
        onToggle={({ newState, target, currentTarget }) => {
          // What opens and closes inside of it tells so here as well.
          if (target === currentTarget) setOpen((was) => newState === 'open' || (keeps && was));
        }}
      >
        {open ? children(() => document.getElementById(id)?.hidePopover()) : null}
      </div>
    </>
  );
}
