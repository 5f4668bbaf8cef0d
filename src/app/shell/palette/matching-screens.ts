import { textSearch } from '@/domain/search-text';
import { m } from '@/text/generated/messages';
import { groupOf, type Place, type PlaceGroup } from './places';

/** A branch to work in. */
export interface BranchPlace {
  id: string;
  name: string;
}

/** A screen, and the area it stands in, by whose name it is found too. */
export interface ScreenPlace extends Place {
  area: string | null;
}

const byName = textSearch<ScreenPlace>(({ label }) => [label]);
const byArea = textSearch<ScreenPlace>(({ label, area }) => [label, area]);

/** What the frame can do, by its words; it is not listed among the screens. */
export const matchingCommands = (commands: readonly ScreenPlace[], typed: string): PlaceGroup[] =>
  groupOf(m.palette_commands(), byArea(commands, typed), (command) => command);

/** Those called so first, then those whose area is; all of them for no text. */
export function matchingScreens(screens: readonly ScreenPlace[], typed: string): PlaceGroup[] {
  const named = byName(screens, typed);
  const found = [...new Set([...named, ...byArea(screens, typed)])];
  return groupOf(m.palette_screens(), found, (screen) => screen, screens.length);
}
