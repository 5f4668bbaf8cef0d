import type { DirectoryEntry } from '@/api/directory/schemas';
import { shortIdentifier } from '@/domain/identifier';
import { entryName } from '@/modules/directory/entry-words';
import { toBeChosen } from '@/modules/branch-picker/link-branch';
import { mostTogether, recordLink } from '@/modules/open-record/record-links';
import { entryByCode } from '@/modules/open-record/reference';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { groupOf, type Offer, type Place, type PlaceGroup } from './places';
import {
  branchPlace,
  entryPlace,
  productPlace,
  recordKinds,
  type KnownRecords,
} from './record-places';
import type { BranchPlace } from './matching-screens';
import { journalPlace, purchasesPlace } from './search-links';

const as = (place: Place) => place;
const asked = (places: readonly Place[], label = m.palette_open_here()) =>
  groupOf(label, places, as, places.length);

/** A link of this app, where it leads to a screen. */
export function linkOffer(address: string, isScreen: (address: string) => boolean): Offer {
  if (!isScreen(address)) return { groups: [], note: m.palette_other_link(), warns: true };
  const place = {
    icon: 'link' as const,
    label: m.palette_link(),
    detail: address,
    way: { address },
  };
  return { groups: asked([place]), note: null, warns: false };
}

interface KnownOfId {
  known: KnownRecords;
  branch: BranchPlace | null;
  /** What the journal has by it. */
  journal: readonly PlaceGroup[];
}

/** One identifier, which says nothing of what it is of; or a generation code, which looks like one (API description, Sale). */
export function idOffer(
  id: string,
  areCodes: boolean,
  { known, branch, journal }: KnownOfId,
): Offer {
  const further = asked([journalPlace(id), purchasesPlace(id)], m.palette_search());
  const search = [...journal, ...further];
  const places = placesOf(id, known, branch);
  if (places.length > 0) return { groups: [...asked(places), ...search], note: null, warns: false };
  const meant = byCode(id, known);
  if (meant !== null) {
    return {
      groups: [...asked([meant.place]), ...search],
      note: m.palette_is_code({ name: isolate(entryName(meant.entry)) }),
      warns: true,
    };
  }
  if (areCodes) return { groups: search, note: m.palette_code_only(), warns: true };
  // What is known of it stands before what it may be.
  return {
    groups: [...journal, ...asked(unknown(id, branch)), ...further],
    note: null,
    warns: false,
  };
}

/** Several identifiers at once: only schedules stand beside each other. */
export function idsOffer(
  ids: readonly string[],
  areCodes: boolean,
  known: KnownRecords,
  branch: BranchPlace | null,
): Offer {
  const most = mostTogether.schedule;
  const places = ids.flatMap((id) => {
    const own = placesOf(id, known, branch);
    return own.length > 0 ? own : (byCode(id, known)?.place ?? []);
  });
  const [first, ...others] = ids;
  const together =
    areCodes || first === undefined || ids.length > most
      ? []
      : [
          {
            icon: 'schedule' as const,
            label: m.palette_schedules({ total: formatQuantity(ids.length) }),
            detail: null,
            way: { link: recordLink('schedule', first, others) },
          },
        ];
  const words = { total: formatQuantity(ids.length), most: formatQuantity(most) };
  return { groups: asked([...places, ...together]), note: m.palette_several(words), warns: false };
}

/** What is known under this very identifier. */
function placesOf(id: string, known: KnownRecords, branch: BranchPlace | null): Place[] {
  const entries = recordKinds.flatMap((kind) =>
    known.entries[kind].flatMap((entry) => (entry.id === id ? entryPlace(kind, entry) : [])),
  );
  const branches = known.branches.filter((one) => one.id === id).map(branchPlace);
  const products = branch === null ? [] : known.products.filter((product) => product.id === id);
  return [
    ...entries,
    ...branches,
    ...products.map((product) => productPlace(branch?.id ?? '', product)),
  ];
}

/** The purchase or sale whose generation code this is. */
function byCode(id: string, known: KnownRecords): { entry: DirectoryEntry; place: Place } | null {
  for (const kind of ['sale', 'purchase'] as const) {
    const entry = entryByCode(known.entries[kind], id);
    if (entry !== null) return { entry, place: entryPlace(kind, entry) };
  }
  return null;
}

/** What it may be of, each a read of the service once it is chosen. */
function unknown(id: string, branch: BranchPlace | null): Place[] {
  const detail = shortIdentifier(id);
  return [
    {
      icon: 'sale' as const,
      label: m.palette_sale(),
      detail,
      asks: 'sales',
      way: { link: recordLink('sale', id) },
    },
    {
      icon: 'schedule' as const,
      label: m.palette_schedule(),
      detail,
      asks: 'work-schedules',
      way: { link: recordLink('schedule', id) },
    },
    {
      icon: 'product' as const,
      label: m.palette_product(),
      detail: branch?.name ?? null,
      asks: 'products',
      way: {
        link: {
          to: '/branches/$branchId/products/$productId' as const,
          params: { branchId: branch?.id ?? toBeChosen, productId: id },
        },
      },
    },
    { icon: 'branch' as const, label: m.palette_branch(), detail, way: { branchId: id } },
  ];
}
