import type { MantineColorScheme } from '@mantine/core';
import { IconBrightness, IconLanguage, IconLogout } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { themeInWords, themes } from '../use-theme';
import type { ScreenPlace } from './matching-screens';
import type { Command } from './places';

/** What the frame's own controls do, for whoever types its name. */
export function commandPlaces(theme: MantineColorScheme): readonly ScreenPlace[] {
  const place = (icon: ScreenPlace['icon'], label: string, area: string, command: Command) => ({
    icon,
    label,
    area,
    detail: null,
    way: { command },
  });
  return [
    place(IconLanguage, m.palette_other_language(), m.shell_language(), 'other-language'),
    ...themes
      .filter((other) => other !== theme)
      .map((other) => place(IconBrightness, themeInWords(other), m.palette_theme(), other)),
    place(IconLogout, m.shell_sign_out(), m.palette_commands(), 'sign-out'),
  ];
}
