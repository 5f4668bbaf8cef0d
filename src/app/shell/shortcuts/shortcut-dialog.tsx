import { Modal, Switch } from '@mantine/core';
import { m } from '@/text/generated/messages';
import './mantine-dialog.css';
import classes from './shortcut-dialog.module.css';
import { shortcutGroups } from './shortcut-list';
import { setSingleKeys, useSingleKeys } from './single-keys';

/** Every key of the app, and the switch for whom single keys get in the way. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const on = useSingleKeys();
  return (
    <Modal
      opened
      onClose={onClose}
      title={m.shell_shortcuts()}
      closeButtonProps={{ 'aria-label': m.common_close() }}
      transitionProps={{ duration: 0 }}
      returnFocus={false}
      size="lg"
    >
      <div className={classes.groups} data-off={!on || undefined}>
        {shortcutGroups().map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className={classes.title}>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, either, does }) => (
                <div key={does} className={classes.shortcut}>
                  <dt>
                    {keys.map((key, index) => (
                      <span key={key}>
                        {index === 0 ? null : (
                          <span className={classes.then}>
                            {either ? m.shell_shortcuts_or() : m.shell_shortcuts_then()}
                          </span>
                        )}
                        <kbd className={classes.key}>{key}</kbd>
                      </span>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        checked={on}
        onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
        label={m.shell_shortcuts_on()}
        description={m.shell_shortcuts_on_help()}
      />
    </Modal>
  );
}
