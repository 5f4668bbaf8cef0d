import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconBrightness, IconMoon, IconSun } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import classes from './theme-switch.module.css';

const after: Record<MantineColorScheme, MantineColorScheme> = {
  light: 'dark',
  dark: 'auto',
  auto: 'light',
};
const icons = { light: IconSun, dark: IconMoon, auto: IconBrightness };
const names = {
  light: m.shell_theme_light,
  dark: m.shell_theme_dark,
  auto: m.shell_theme_system,
};

/** Light, dark, or whatever the computer is set to: one button that goes round. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = icons[colorScheme];
  const label = m.shell_theme({ theme: names[colorScheme]() });
  return (
    <button
      type="button"
      className={classes.switch}
      aria-label={label}
      title={label}
      onClick={() => {
        const next = after[colorScheme];
        setColorScheme(next);
        announce(m.shell_theme({ theme: names[next]() }));
      }}
    >
      <Icon size={20} stroke={1.6} aria-hidden />
    </button>
  );
}
