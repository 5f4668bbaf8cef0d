import { IconBuildingStore, IconCashBanknote, IconPackages, IconTags } from '@tabler/icons-react';
import { textSearch } from '@/domain/search-text';
import { m } from '@/text/generated/messages';
import { areas, linkTo } from '../navigation-areas';
import { groupOf, type Place, type PlaceGroup } from './places';

/** A branch to work in. */
export interface BranchPlace {
  id: string;
  name: string;
}

/** A screen, and the area it stands in, by whose name it is found too. */
interface ScreenPlace extends Place {
  area: string | null;
}

/** The screens of the navigation with its links and locks, then those that are opened from one of them. */
export function screenPlaces(branch: BranchPlace | null): readonly ScreenPlace[] {
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
  return [...listed, ...furtherPlaces(branch)];
}

function furtherPlaces(branch: BranchPlace | null): ScreenPlace[] {
  const own: ScreenPlace[] = [
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
  if (branch === null) return own;
  const params = { branchId: branch.id };
  const area = m.shell_area_inventory();
  return [
    {
      icon: IconTags,
      label: m.palette_new_product(),
      detail: branch.name,
      asks: 'products.create',
      way: { link: { to: '/branches/$branchId/products/new', params } },
      area,
    },
    {
      icon: IconPackages,
      label: m.palette_count_sheet(),
      detail: branch.name,
      asks: 'batches',
      way: { link: { to: '/branches/$branchId/count-sheet', params } },
      area,
    },
    ...own,
  ];
}

const byName = textSearch<ScreenPlace>(({ label }) => [label]);
const byArea = textSearch<ScreenPlace>(({ label, area }) => [label, area]);

/** Those called so first, then those whose area is; all of them for no text. */
export function matchingScreens(screens: readonly ScreenPlace[], typed: string): PlaceGroup[] {
  const named = byName(screens, typed);
  const found = [...new Set([...named, ...byArea(screens, typed)])];
  return groupOf(m.palette_screens(), found, (screen) => screen, screens.length);
}
