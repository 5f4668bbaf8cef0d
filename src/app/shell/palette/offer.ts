import { readPasted, type Pasted } from '@/domain/pasted-kind';
import { m } from '@/text/generated/messages';
import { idOffer, idsOffer, linkOffer } from './pasted-places';
import { groupOf, type Offer, type Place, type PlaceGroup } from './places';
import { entryPlace, matchingRecords, providersByNumber, type KnownRecords } from './record-places';
import {
  matchingCommands,
  matchingScreens,
  type BranchPlace,
  type ScreenPlace,
} from './matching-screens';
import { journalPlace, productsPlace, purchasesPlace } from './search-links';

/** What the palette works with. */
export interface AtHand {
  /** Of this app's own links. */
  origin: string;
  /** The branch that links lead to; null where somebody has to choose one. */
  branch: BranchPlace | null;
  screens: readonly ScreenPlace[];
  /** What the frame can do; left out: nothing. */
  commands?: readonly ScreenPlace[];
  known: KnownRecords;
  /** What the journal has by the text; empty while that is not known. */
  journal: readonly PlaceGroup[];
  /** The journal is being searched: that nothing coincides is not known yet. */
  isSearching: boolean;
  /** The address book is on its way: what it does not know yet is not unknown. */
  isReading: boolean;
  /** Whether an address of this app leads to a screen. */
  isScreen: (address: string) => boolean;
}

/** As much as the lists take. */
const longestSearch = 100;

/** Where a text may lead, by what is at hand. */
export function offerFor(typed: string, at: AtHand): Offer {
  const { branch, known, screens } = at;
  const pasted = readPasted(typed, at.origin);
  if (pasted.is === 'link') return linkOffer(pasted.address, at.isScreen);
  if (at.isReading && isOfTheBook(pasted)) {
    return { groups: [], note: m.palette_reading(), warns: false };
  }
  switch (pasted.is) {
    case 'nothing':
      return plain(matchingScreens(screens, ''));
    case 'ids': {
      const [first, ...others] = pasted.ids;
      return first === undefined || others.length > 0
        ? idsOffer(pasted.ids, pasted.areCodes, known, branch)
        : idOffer(first, pasted.areCodes, at);
    }
    case 'number':
      return numberOffer(pasted, at);
    case 'control-number':
      return found(at, matchingRecords(known, null, pasted.number), [
        journalPlace(pasted.number),
        purchasesPlace(pasted.number),
      ]);
    case 'code':
      return found(at, everything(typed, at), [
        ...inProducts(pasted.code, at, m.palette_by_code()),
        journalPlace(pasted.code),
        purchasesPlace(pasted.code),
      ]);
    case 'words':
      return found(
        at,
        everything(typed, at),
        inProducts(typed.trim(), at, m.palette_in_products()),
      );
  }
}

/** What these are only the address book can tell. */
const isOfTheBook = ({ is }: Pasted) => is === 'ids' || is === 'number' || is === 'control-number';

const everything = (
  typed: string,
  { branch, known, screens, commands = [] }: AtHand,
): PlaceGroup[] => [
  ...matchingScreens(screens, typed),
  ...matchingCommands(commands, typed),
  ...matchingRecords(known, branch, typed),
];

function inProducts(q: string, { branch }: AtHand, label: string): Place[] {
  return q.length > longestSearch ? [] : [productsPlace(branch, q, { label })];
}

/** The number of a taxpayer is looked up here and leads by the supplier's id; it goes into no address and to nobody. */
function numberOffer({ digits, mayBe }: Extract<Pasted, { is: 'number' }>, at: AtHand): Offer {
  const { branch, known } = at;
  const owners = providersByNumber(known, digits);
  const ofProviders = groupOf(m.shell_screen_providers(), owners, (entry) =>
    entryPlace('provider', entry),
  );
  if (owners.length > 0) return plain([...ofProviders, ...at.journal]);
  if (!mayBe.includes('product')) {
    const providers: Place = {
      icon: 'provider',
      label: m.shell_screen_providers(),
      detail: null,
      asks: 'providers.create',
      way: { link: { to: '/providers' } },
    };
    const note = m.palette_number_unknown();
    return { ...plain(groupOf(m.palette_screens(), [providers], (place) => place)), note };
  }
  const words = { label: m.palette_by_code(), isPrivate: true };
  return found(at, matchingRecords(known, branch, digits), [
    productsPlace(branch, digits, words),
    journalPlace(digits),
    purchasesPlace(digits),
  ]);
}

const plain = (groups: readonly PlaceGroup[]): Offer => ({ groups, note: null, warns: false });

/** What is at hand and in the journal, then where else the text can be looked for. */
function found(
  { journal, isSearching }: AtHand,
  known: readonly PlaceGroup[],
  further: readonly Place[],
): Offer {
  const search = groupOf(m.palette_search(), further, (place) => place);
  const groups = [...known, ...journal, ...search];
  const note = groups.length === 0 && !isSearching ? m.palette_none() : null;
  return { groups, note, warns: false };
}
