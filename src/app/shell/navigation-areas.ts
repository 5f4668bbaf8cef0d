import { IconPackages, type Icon } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';

interface Screen {
  label: () => string;
  icon: Icon;
  /** A screen of one branch; the link carries the branch in use. */
  to: '/branches/$branchId/batches';
}

interface Area {
  label: () => string;
  screens: Screen[];
}

/** The screens that exist, by area, in the order of the day's work. What the service does not offer is not here. */
export const areas: Area[] = [
  {
    label: m.shell_area_inventory,
    screens: [
      { label: m.shell_screen_batches, icon: IconPackages, to: '/branches/$branchId/batches' },
    ],
  },
];
