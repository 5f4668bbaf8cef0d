import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';

export const themes = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[];

const names: Record<MantineColorScheme, () => string> = {
  light: m.shell_theme_light,
  dark: m.shell_theme_dark,
  auto: m.shell_theme_system,
};

export const themeInWords = (theme: MantineColorScheme) => m.shell_theme({ theme: names[theme]() });

/** Light, dark, or whatever the computer is set to; a change is read out. */
export function useTheme() {
  const { colorScheme: theme, setColorScheme } = useMantineColorScheme();
  const choose = (next: MantineColorScheme) => {
    setColorScheme(next);
    announce(themeInWords(next));
  };
  return { theme, choose };
}
