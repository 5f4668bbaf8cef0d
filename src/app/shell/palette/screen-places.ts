import {
  IconBuildingStore,
  IconCalendarDue,
  IconCashBanknote,
  IconListDetails,
  IconPackages,
  IconSchool,
  IconTags,
} from '@tabler/icons-react';
import type { ReadArea } from '@/api/attempts/names';
import { catalogs, type CatalogName } from '@/features/catalogs/catalog-address';
import { catalogTitles } from '@/features/catalogs/catalog-titles';
import { toBeChosen } from '@/modules/branch-picker/link-branch';
import { m } from '@/text/generated/messages';
import { areas, linkTo } from '../navigation-areas';
import type { BranchPlace, ScreenPlace } from './matching-screens';

/** The screens of the navigation with its links and locks, then those that are opened from one of them, each catalog last. */
export function screenPlaces(
  branch: BranchPlace | null,
  isPractice: boolean,
): readonly ScreenPlace[] {
  const listed = areas.flatMap((area) =>
    area.screens.map((screen) => ({
      icon: screen.icon,
      label: screen.label(),
      detail: screen.ofBranch ? (branch?.name ?? null) : null,
      asks: screen.asks,
      way: { link: linkTo(screen, branch?.id ?? null) },
      area: area.label?.() ?? null,
    })),
  );
  return [
    ...listed,
    ...(isPractice ? [practicePlace()] : []),
    ...furtherPlaces(branch),
    ...catalogs.map(catalogPlace),
  ];
}

const practicePlace = (): ScreenPlace => ({
  icon: IconSchool,
  label: m.shell_practice(),
  detail: null,
  asks: null,
  way: { link: { to: '/practice' } },
  area: null,
});

/** What a catalog asks of the service, where that is not the area called so. */
const areaOf: Partial<Record<CatalogName, ReadArea>> = {
  taxes: 'taxes',
  banks: 'treasury',
  'petty-cashes': 'treasury',
  checkbooks: 'treasury',
  branches: 'branches',
};

const catalogPlace = (name: CatalogName): ScreenPlace => ({
  icon: IconListDetails,
  label: `${m.shell_screen_catalogs()} · ${catalogTitles[name]()}`,
  detail: null,
  asks: areaOf[name] ?? 'catalogs',
  way: { link: { to: '/catalogs', search: { catalog: name } } },
  area: m.shell_area_record(),
});

function furtherPlaces(branch: BranchPlace | null): ScreenPlace[] {
  const area = m.shell_area_inventory();
  const own: ScreenPlace[] = [
    {
      icon: IconCalendarDue,
      label: m.palette_expirations(),
      detail: null,
      asks: 'batches',
      way: { link: { to: '/expirations' } },
      area,
    },
    {
      icon: IconBuildingStore,
      label: m.palette_new_provider(),
      detail: null,
      asks: 'providers.create',
      way: { link: { to: '/providers/new' } },
      area: m.shell_area_purchases(),
    },
    {
      icon: IconCashBanknote,
      label: m.palette_many_payments(),
      detail: null,
      asks: 'payments.apply',
      way: { link: { to: '/payments/many' } },
      area: m.shell_area_purchases(),
    },
  ];
  const params = { branchId: branch?.id ?? toBeChosen };
  const detail = branch?.name ?? null;
  return [
    {
      icon: IconTags,
      label: m.palette_new_product(),
      detail,
      asks: 'products.create',
      way: { link: { to: '/branches/$branchId/products/new', params } },
      area,
    },
    {
      icon: IconPackages,
      label: m.palette_count_sheet(),
      detail,
      asks: 'batches',
      way: { link: { to: '/branches/$branchId/count-sheet', params } },
      area,
    },
    ...own,
  ];
}
