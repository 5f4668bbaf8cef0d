import { m } from '@/text/generated/messages';
import { areas } from '../navigation-areas';

interface Shortcut {
  /** The keys as they are engraved; pressed one after the other, or any of them where `either` is set. */
  keys: string[];
  either?: boolean;
  does: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: Shortcut[];
}

export function shortcutGroups(): ShortcutGroup[] {
  const screens = areas.flatMap((area) => area.screens);
  return [
    {
      title: m.shell_shortcuts_go(),
      shortcuts: screens.map(({ letter, label }) => ({ keys: ['g', letter], does: label() })),
    },
    {
      title: m.shell_shortcuts_page(),
      shortcuts: [
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
