import { useRouter } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect } from 'react';
import { focusRows } from '@/ui/table/roving-rows';
import { areas, linkTo } from '../navigation-areas';
import { useCurrentBranch } from '../use-current-branch';
import { useSingleKeys } from './single-keys';

/** Makes the keys work that the help lists, on every screen and never while somebody types. */
export function useShortcuts(onHelp: () => void): void {
  const router = useRouter();
  const branchId = useCurrentBranch();
  const on = useSingleKeys();
  const obey = useEffectEvent((command: Command): boolean => {
    if (command.type === 'help') {
      onHelp();
      return true;
    }
    if (command.type === 'search') return focusSearch();
    const screens = areas.flatMap((area) => area.screens);
    const screen = screens.find(({ letter }) => letter === command.letter);
    if (screen) void router.navigate(linkTo(screen, branchId));
    return screen !== undefined;
  });
  // Whoever sees the screen may press one; a plain effect may come after its first frame.
  useLayoutEffect(() => {
    if (!on) return undefined;
    const read = createKeyReader();
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTaken(event.target)) return;
      const command = read(event);
      if (command && obey(command)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** The key belongs to a field, or to a dialog or panel that is open over the page. */
function isTaken(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(typing)) return true;
  return document.querySelector('[aria-modal="true"], :popover-open') !== null;
}

/** Radios and ticks are no place to begin: an arrow or a space changes what they say. */
const begin =
  ':is(input:not([type="radio"], [type="checkbox"], [type="file"]), select, textarea):enabled:not(table *)';

/** To the search of the screen, else to its first field, else into its list; false where it has none of them. */
function focusSearch(): boolean {
  const main = document.getElementById('main');
  const seen = (wanted: string) =>
    [...(main?.querySelectorAll<HTMLElement>(wanted) ?? [])].find((one) => one.checkVisibility());
  const [search, field] = [seen('[type="search"]'), seen(begin)];
  // What stands below a list, as the size of its pages does, comes after its rows.
  const isFirst = field !== undefined && field === seen(`table, ${begin}`);
  const first = search ?? (isFirst ? field : undefined);
  first?.focus();
  if (first !== undefined || focusRows(main)) return true;
  field?.focus();
  return field !== undefined;
}

/** What a key press asks for. */
type Command = { type: 'help' } | { type: 'search' } | { type: 'go'; letter: string };

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** Milliseconds of any clock. */
  timeStamp: number;
}

/** How long `g` waits for its letter. */
const sequenceMs = 1_500;

/** Reads key presses one after the other: `?`, `/`, and `g` with a letter behind it. */
export function createKeyReader(): (press: KeyPress) => Command | null {
  let goPressedAt: number | null = null;
  return ({ key, ctrlKey, altKey, metaKey, timeStamp }) => {
    const isSecond = goPressedAt !== null && timeStamp - goPressedAt <= sequenceMs;
    goPressedAt = null;
    if (ctrlKey || altKey || metaKey) return null;
    if (isSecond && /^\p{Letter}$/u.test(key)) return { type: 'go', letter: key.toLowerCase() };
    if (key === '?') return { type: 'help' };
    if (key === '/') return { type: 'search' };
    if (key.toLowerCase() === 'g') goPressedAt = timeStamp;
    return null;
  };
}
