import { Modal, Switch } from '@mantine/core';
import { m } from '@/text/generated/messages';
import { areas } from '../navigation-areas';
import { paletteKeys } from '../palette/palette-keys';
import './mantine-dialog.css';
import classes from './shortcut-dialog.module.css';
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

interface Shortcut {
  /** The keys as they are engraved; pressed one after the other, or any of them where `either` is set. */
  keys: string[];
  either?: boolean;
  does: string;
}

interface ShortcutGroup {
  title: string;
  shortcuts: Shortcut[];
}

function shortcutGroups(): ShortcutGroup[] {
  const screens = areas.flatMap((area) => area.screens);
  return [
    {
      title: m.shell_shortcuts_go(),
      shortcuts: screens.map(({ letter, label }) => ({ keys: ['g', letter], does: label() })),
    },
    {
      title: m.shell_shortcuts_page(),
      shortcuts: [
        { keys: [paletteKeys], does: m.shell_shortcuts_palette() },
        { keys: ['/'], does: m.shell_shortcuts_search() },
        { keys: ['?'], does: m.shell_shortcuts_help() },
        { keys: ['Esc'], does: m.shell_shortcuts_close() },
      ],
    },
    {
      title: m.shell_shortcuts_list(),
      shortcuts: [
        { keys: ['↑', '↓'], either: true, does: m.shell_shortcuts_rows() },
        { keys: [m.shell_key_enter()], does: m.shell_shortcuts_open_row() },
        { keys: [m.shell_key_space()], does: m.shell_shortcuts_select_row() },
        {
          keys: [m.shell_key_page_up(), m.shell_key_page_down()],
          either: true,
          does: m.shell_shortcuts_screenful(),
        },
        {
          keys: [m.shell_key_home(), m.shell_key_end()],
          either: true,
          does: m.shell_shortcuts_ends(),
        },
      ],
    },
  ];
}
