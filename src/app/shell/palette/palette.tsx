import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { laterComponent } from '@/modules/later-part/later-component';
import { m } from '@/text/generated/messages';
import { useSignOut } from '../../session/use-sign-out';
import { useKeptFocus } from '../use-kept-focus';
import { useCurrentBranch } from '../use-current-branch';
import { isMac, paletteKeys } from './palette-keys';
import classes from './palette.module.css';

const PaletteDialog = laterComponent(async () => (await import('./palette-dialog')).PaletteDialog);

/** One box that leads anywhere: a button, or Ctrl+K wherever the focus is, also in a field. Everything in it comes when it is opened. */
export function Palette() {
  const branchId = useCurrentBranch();
  /** What was typed before the palette was there; null while it is closed. */
  const [begun, setBegun] = useState<string | null>(null);
  const focus = useKeptFocus();
  const { signOut, failed } = useSignOut();
  const open = () => {
    // A dialog may hold what somebody is about to send; the palette itself is one, too.
    if (document.querySelector('dialog[open], [aria-modal=true]')) return;
    focus.keep();
    setBegun('');
  };
  const obey = useEffectEvent(open);
  const close = () => {
    // What is behind an open dialog takes no focus.
    flushSync(() => setBegun(null));
    focus.giveBack();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isOurs = event.ctrlKey !== isMac && event.metaKey === isMac;
      if (!isOurs || event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return;
      event.preventDefault();
      obey();
    };
    // Before any field hears of it.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={m.palette_open()}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconSearch size={16} aria-hidden />
        <span>{m.palette_open()}</span>
        <kbd>{paletteKeys}</kbd>
      </button>
      {begun === null ? null : (
        <Suspense fallback={<StandIn onType={setBegun} onClose={close} />}>
          <PaletteDialog begun={begun} branchId={branchId} onClose={close} onSignOut={signOut} />
        </Suspense>
      )}
      {failed && begun === null ? (
        <p className={classes.failed} role="alert">
          {m.session_sign_out_failed()}
        </p>
      ) : null}
    </>
  );
}

interface StandInProps {
  onType: (typed: string) => void;
  onClose: () => void;
}

/** Takes what is typed while the palette is on its way: the field behind it must not. */
function StandIn({ onType, onClose }: StandInProps) {
  return (
    <dialog ref={showModal} className={classes.dialog} onClose={onClose}>
      <input
        className={classes.box}
        aria-label={m.palette_open()}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </dialog>
  );
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();
