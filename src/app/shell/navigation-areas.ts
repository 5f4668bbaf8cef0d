import {
  IconAddressBook,
  IconBook2,
  IconCashBanknote,
  IconBuildingStore,
  IconCalendarDollar,
  IconCalendarOff,
  IconCalendarWeek,
  IconFileInvoice,
  IconFileText,
  IconClipboardList,
  IconCoins,
  IconHelp,
  IconHome,
  IconHourglass,
  IconListDetails,
  IconListNumbers,
  IconPackages,
  IconReceipt,
  IconScale,
  IconShoppingCart,
  IconStethoscope,
  IconTags,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { toBeChosen } from '@/modules/branch-picker/link-branch';
import type { Asked } from '@/modules/permissions/permission-record';
import { m } from '@/text/generated/messages';

/** A screen in the navigation. */
interface Entry {
  label: () => string;
  icon: Icon;
  /** Typed after `g`, it opens the screen from anywhere. */
  letter: string;
  /** On a phone the bar has room for the day's tasks; this one stands in the session's menu instead. */
  aside?: boolean;
  /** What it asks of the service, whose answers tell whether it works; null for what is the app's own. */
  asks: Asked | null;
}

/** A screen of one branch; the link carries the branch in use. */
export interface BranchScreen extends Entry {
  to:
    | '/branches/$branchId/batches'
    | '/branches/$branchId/products'
    | '/branches/$branchId/purchases/new'
    | '/branches/$branchId/purchases/excluded/new';
  ofBranch: true;
}

/** A screen of the whole business or of the app itself. */
export interface OwnScreen extends Entry {
  to:
    | '/'
    | '/providers'
    | '/payables'
    | '/payments/new'
    | '/purchases'
    | '/sales'
    | '/schedules'
    | '/assignments'
    | '/employees'
    | '/entry-types'
    | '/labor-rules'
    | '/receivables'
    | '/expirations'
    | '/drafts'
    | '/directory'
    | '/catalogs'
    | '/attempts'
    | '/diagnostics'
    | '/help';
  ofBranch?: never;
}

export type Screen = BranchScreen | OwnScreen;

interface Area {
  /** Null where its one screen says enough. */
  label: (() => string) | null;
  /** As for a screen, of all of them. */
  aside?: boolean;
  screens: Screen[];
}

/** The screens that exist, by area, in the order of the day's work. What the service does not offer is not here. */
export const areas: Area[] = [
  {
    label: null,
    screens: [{ label: m.shell_screen_home, icon: IconHome, letter: 'i', to: '/', asks: null }],
  },
  {
    label: m.shell_area_inventory,
    screens: [
      {
        label: m.shell_screen_products,
        icon: IconTags,
        letter: 'p',
        to: '/branches/$branchId/products',
        ofBranch: true,
        asks: 'products',
      },
      {
        label: m.shell_screen_batches,
        icon: IconPackages,
        letter: 'b',
        to: '/branches/$branchId/batches',
        ofBranch: true,
        asks: 'batches',
      },
      {
        label: m.shell_screen_expirations,
        icon: IconHourglass,
        letter: 'w',
        to: '/expirations',
        aside: true,
        asks: 'batches',
      },
    ],
  },
  {
    label: m.shell_area_purchases,
    aside: true,
    screens: [
      {
        label: m.shell_screen_purchase,
        icon: IconShoppingCart,
        letter: 'f',
        to: '/branches/$branchId/purchases/new',
        ofBranch: true,
        asks: 'expenses.create',
      },
      {
        label: m.shell_screen_excluded,
        icon: IconFileInvoice,
        letter: 'x',
        to: '/branches/$branchId/purchases/excluded/new',
        ofBranch: true,
        asks: 'expenses.create',
      },
      {
        label: m.shell_screen_purchases,
        icon: IconClipboardList,
        letter: 'u',
        to: '/purchases',
        asks: null,
      },
      {
        label: m.shell_screen_owed,
        icon: IconCalendarDollar,
        letter: 'k',
        to: '/payables',
        asks: null,
      },
      {
        label: m.shell_screen_payment,
        icon: IconCashBanknote,
        letter: 'y',
        to: '/payments/new',
        asks: 'payments.apply',
      },
      {
        label: m.shell_screen_providers,
        icon: IconBuildingStore,
        letter: 'v',
        to: '/providers',
        asks: 'providers.create',
      },
    ],
  },
  {
    label: m.shell_area_customers,
    screens: [
      {
        label: m.shell_screen_receivables,
        icon: IconCoins,
        letter: 'c',
        to: '/receivables',
        asks: 'receivables',
      },
      {
        label: m.shell_screen_sales,
        icon: IconReceipt,
        letter: 'n',
        to: '/sales',
        asks: 'sales',
      },
    ],
  },
  {
    label: m.shell_area_people,
    aside: true,
    screens: [
      {
        label: m.shell_screen_employees,
        icon: IconUsers,
        letter: 'm',
        to: '/employees',
        asks: 'employees',
      },
      {
        label: m.shell_screen_schedules,
        icon: IconCalendarWeek,
        letter: 'o',
        to: '/schedules',
        asks: 'work-schedules',
      },
      {
        label: m.shell_screen_assignments,
        icon: IconCalendarOff,
        letter: 'q',
        to: '/assignments',
        asks: 'schedule-assignments.delete',
      },
      {
        label: m.shell_screen_labor_rules,
        icon: IconScale,
        letter: 's',
        to: '/labor-rules',
        asks: 'labor-rules',
      },
    ],
  },
  {
    label: m.shell_area_accounting,
    aside: true,
    screens: [
      {
        label: m.shell_screen_entry_types,
        icon: IconListNumbers,
        letter: 't',
        to: '/entry-types',
        asks: 'entry-types.create',
      },
    ],
  },
  {
    label: m.shell_area_record,
    aside: true,
    screens: [
      {
        label: m.shell_screen_drafts,
        icon: IconFileText,
        letter: 'e',
        to: '/drafts',
        asks: null,
      },
      {
        label: m.shell_screen_directory,
        icon: IconAddressBook,
        letter: 'l',
        to: '/directory',
        asks: null,
      },
      {
        label: m.shell_screen_catalogs,
        icon: IconListDetails,
        letter: 'a',
        to: '/catalogs',
        asks: 'catalogs',
      },
      {
        label: m.shell_screen_attempts,
        icon: IconBook2,
        letter: 'r',
        to: '/attempts',
        asks: null,
      },
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

/** A link to a screen. Data of people is read when somebody opens their list, and not on the way past it. */
export function linkProps(screen: Screen, branchId: string | null) {
  return {
    ...linkTo(screen, branchId),
    ...(screen.asks === 'employees' && { preload: false as const }),
  };
}

/** Where a screen's link leads; without a branch to the question which one, and then on to the screen. */
export function linkTo(screen: Screen, branchId: string | null) {
  return screen.ofBranch
    ? { to: screen.to, params: { branchId: branchId ?? toBeChosen } }
    : { to: screen.to };
}
