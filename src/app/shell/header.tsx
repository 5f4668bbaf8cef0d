import type { MantineColorScheme } from '@mantine/core';
import { IconBrightness, IconMoon, IconSun } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { BranchPicker } from '@/modules/branch-picker/branch-picker';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import classes from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { Palette } from './palette/palette';
import { ShortcutHelp } from './shortcuts/shortcut-help';
import { useCurrentBranch } from './use-current-branch';
import { useSwitchBranch } from './use-switch-branch';
import { themeInWords, useTheme } from './use-theme';

/** The branch one works in, and how the page looks and speaks. */
export function Header() {
  const { sandbox } = useSession();
  const switchBranch = useSwitchBranch();
  const branchId = useCurrentBranch();
  return (
    <header className={classes.header}>
      <BranchPicker branchId={branchId} onPick={switchBranch} />
      <div className={classes.controls}>
        {sandbox ? (
          <Link to="/practice" className={classes.practice} title={m.shell_practice_help()}>
            {m.shell_practice()}
          </Link>
        ) : null}
        <Palette />
        <ShortcutHelp />
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}

const after: Record<MantineColorScheme, MantineColorScheme> = {
  light: 'dark',
  dark: 'auto',
  auto: 'light',
};
const icons = { light: IconSun, dark: IconMoon, auto: IconBrightness };

/** One button that goes round. */
function ThemeSwitch() {
  const { theme, choose } = useTheme();
  const Icon = icons[theme];
  const label = themeInWords(theme);
  return (
    <button
      type="button"
      className={classes.switch}
      aria-label={label}
      title={label}
      onClick={() => choose(after[theme])}
    >
      <Icon size={20} stroke={1.6} aria-hidden />
    </button>
  );
}
