import { IconX } from '@tabler/icons-react';
import { useCallback, useId, type ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import icon from '../form/icon-button.module.css';
import classes from './dialog.module.css';

interface Props {
  title: string;
  /** `question`: a few words and their answers; `form`: one column of fields; `wide-form`: two. */
  size: 'question' | 'form' | 'wide-form';
  onClose: () => void;
  /** Only `onClose` takes it away, and may ask first: a slip of the finger must not throw away what was typed. */
  keepsTyped?: boolean;
  children: ReactNode;
}

/** A window over the screen, which waits behind it as it is. A question is closed by its answers, anything else by its button too. */
export function Dialog({ title, size, onClose, keepsTyped = false, children }: Props) {
  const id = useId();
  const show = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    // Closing it gives the focus back to where it was; taking it away does not.
    return () => dialog.close();
  }, []);
  const isQuestion = size === 'question';
  return (
    <dialog
      ref={show}
      className={classes.dialog}
      data-size={size}
      aria-modal="true"
      aria-labelledby={`${id}title`}
      {...(isQuestion && { 'aria-describedby': `${id}body` })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Pressed again and again, Escape closes it whatever was said of the first.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        if (keepsTyped) currentTarget.showModal();
        onClose();
      }}
    >
      <h2 id={`${id}title`} className={classes.title}>
        {title}
      </h2>
      <div id={`${id}body`}>{children}</div>
      {/* Last, so that the focus begins in what the dialog is about. */}
      {isQuestion ? null : (
        <button
          type="button"
          className={`${icon.button} ${classes.close}`}
          aria-label={m.common_close()}
          onClick={onClose}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </dialog>
  );
}

/** The answers to a question, or what a form in a dialog can do, at its end. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
