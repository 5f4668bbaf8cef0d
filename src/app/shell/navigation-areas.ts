import { IconHelp, IconPackages, IconStethoscope, IconTags, type Icon } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';

interface Look {
  label: () => string;
  icon: Icon;
  /** Typed after `g`, it opens the screen from anywhere. */
  letter: string;
}

/** A screen of one branch; the link carries the branch in use. `asks` is the area of the service it reads. */
export interface BranchScreen extends Look {
  to: '/branches/$branchId/batches' | '/branches/$branchId/products';
  asks: string;
}

/** A screen of the app itself. */
export interface OwnScreen extends Look {
  to: '/diagnostics' | '/help';
  asks: null;
}

export type Screen = BranchScreen | OwnScreen;

interface Area {
  label: () => string;
  /** On a phone the bar has room for the day's tasks; these stand in the session's menu instead. */
  aside?: boolean;
  screens: Screen[];
}

/** The screens that exist, by area, in the order of the day's work. What the service does not offer is not here. */
export const areas: Area[] = [
  {
    label: m.shell_area_inventory,
    screens: [
      {
        label: m.shell_screen_products,
        icon: IconTags,
        letter: 'p',
        to: '/branches/$branchId/products',
        asks: 'products',
      },
      {
        label: m.shell_screen_batches,
        icon: IconPackages,
        letter: 'b',
        to: '/branches/$branchId/batches',
        asks: 'batches',
      },
    ],
  },
  {
    label: m.shell_area_record,
    aside: true,
    screens: [
      {
        label: m.shell_screen_diagnostics,
        icon: IconStethoscope,
        letter: 'd',
        to: '/diagnostics',
        asks: null,
      },
      { label: m.shell_screen_help, icon: IconHelp, letter: 'h', to: '/help', asks: null },
    ],
  },
];

/** Where a screen's link leads; before any branch is known, to where one is chosen. */
export function linkTo(screen: Screen, branchId: string | null) {
  if (screen.asks === null) return { to: screen.to };
  return branchId === null ? { to: '/' as const } : { to: screen.to, params: { branchId } };
}
