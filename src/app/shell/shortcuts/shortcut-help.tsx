import { IconKeyboard } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { m } from '@/text/generated/messages';
import { laterComponent } from '@/modules/later-part/later-component';
import { useKeptFocus } from '../use-kept-focus';
import classes from './shortcut-help.module.css';
import { useShortcuts } from './use-shortcuts';

// A dialog brings its library along; it comes when somebody asks.
const ShortcutDialog = laterComponent(
  async () => (await import('./shortcut-dialog')).ShortcutDialog,
);

/** The keys of the app, and the way to read them: a button, or `?`. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  const focus = useKeptFocus();
  const show = () => {
    focus.keep();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    focus.giveBack();
  };
  useShortcuts(show);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={m.shell_shortcuts()}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        title={`${m.shell_shortcuts()} (?)`}
        onClick={show}
      >
        <IconKeyboard size={20} stroke={1.6} aria-hidden />
      </button>
      {open ? (
        <Suspense>
          <ShortcutDialog onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
