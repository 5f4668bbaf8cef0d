import { IconSearch, IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { HiddenText } from '@/ui/feedback/hidden-text';
import icon from '@/ui/form/icon-button.module.css';
import { pressOtherLanguage } from '../other-language';
import { useSwitchBranch } from '../use-switch-branch';
import { useTheme } from '../use-theme';
import { commandPlaces } from './commands';
import { offerFor } from './offer';
import dialogClasses from './palette-dialog.module.css';
import classes from './palette.module.css';
import { PlaceList } from './place-list';
import type { Command, PlaceGroup, Way } from './places';
import { useAtHand } from './use-at-hand';
import { useJournal, type JournalFound } from './use-journal';

interface Props {
  /** What was typed before this was loaded. */
  begun: string;
  /** The branch that links lead to. */
  branchId: string | null;
  onClose: () => void;
  onSignOut: () => void;
}

/** Goes where a choice leads, once the palette is closed and the focus is back. */
function useGo(onClose: () => void, run: (command: Command) => void): (way: Way) => void {
  const router = useRouter();
  const switchBranch = useSwitchBranch();
  return (way) => {
    onClose();
    if ('link' in way) void router.navigate(way.link);
    else if ('address' in way) void router.navigate({ href: way.address });
    else if ('command' in way) run(way.command);
    else switchBranch(way.branchId);
  };
}

/** A combobox over its list: the focus stays in the box, and the keys move the mark. */
export function PaletteDialog({ begun, branchId, onClose, onSignOut }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(begun);
  /** The place, and how many the journal had among them. */
  const [marked, setMarked] = useState({ at: 0, hits: 0 });
  const { atHand, isPartial } = useAtHand(branchId);
  const { theme, choose } = useTheme();
  const commands = useMemo(() => commandPlaces(theme), [theme]);
  const wanted = useDeferredValue(typed);
  const journal = useJournal(wanted, atHand.known.entries.purchase);
  const { groups, note, warns } = useMemo(
    () =>
      offerFor(wanted, {
        ...atHand,
        commands,
        journal: journal.groups,
        isSearching: journal.isReading,
      }),
    [wanted, atHand, commands, journal.groups, journal.isReading],
  );
  const places = groups.flatMap((group) => group.places);
  const [found] = journal.groups;
  const hits = placesIn(journal.groups);
  const before = found === undefined ? 0 : placesIn(groups.slice(0, groups.indexOf(found)));
  // What the journal has comes between: the mark stays on what somebody moved it to.
  const comes = marked.at > 0 && marked.at >= before + marked.hits ? hits - marked.hits : 0;
  const at = Math.min(marked.at + comes, places.length - 1);
  const mark = (next: number) => setMarked({ at: next, hits });
  const go = useGo(onClose, (command) => {
    if (command === 'sign-out') onSignOut();
    else if (command === 'other-language') pressOtherLanguage();
    else choose(command);
  });
  const show = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    return () => dialog.close();
  }, []);
  const obey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return;
    const next = nextMark(event.key, at, places.length);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== null) {
      mark(next);
      return;
    }
    // What a scanner or a quick hand just typed may not be in the list yet.
    const meant = typed === wanted ? places : placesFor(typed);
    const place = meant[typed === wanted ? at : 0];
    if (place !== undefined) go(place.way);
  };
  const placesFor = (text: string) =>
    offerFor(text, { ...atHand, commands, ...nothingFound }).groups.flatMap(
      (group) => group.places,
    );
  const total = places.length;
  const below = journalInWords(journal);
  return (
    <dialog
      ref={show}
      className={classes.dialog}
      aria-modal="true"
      aria-label={m.palette_title()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      closedby="any"
    >
      <div className={dialogClasses.head}>
        <span className={dialogClasses.icon}>
          <IconSearch size={20} stroke={1.6} aria-hidden />
        </span>
        <input
          className={classes.box}
          role="combobox"
          aria-label={m.palette_title()}
          aria-expanded={total > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={at < 0 ? undefined : `${id}${at}`}
          aria-describedby={`${id}note`}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          placeholder={m.palette_hint()}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setMarked({ at: 0, hits: 0 });
          }}
          onKeyDown={obey}
        />
        <button
          type="button"
          className={`${icon.button} ${dialogClasses.close}`}
          aria-label={m.common_close()}
          onClick={onClose}
        >
          <IconX size={16} aria-hidden />
        </button>
      </div>
      <div id={`${id}note`}>
        {note === null ? null : (
          <p className={dialogClasses.note} data-warns={warns || undefined}>
            {note}
          </p>
        )}
        {isPartial ? <p className={dialogClasses.note}>{m.palette_unread()}</p> : null}
      </div>
      <HiddenText>
        <output>
          {[note, below, m.palette_count({ total: formatQuantity(total), count: total })]
            .filter((words) => words !== null)
            .join(' ')}
        </output>
      </HiddenText>
      <PlaceList id={id} groups={groups} marked={at} onMark={mark} onChoose={go} />
      {below === null ? null : <p className={dialogClasses.note}>{below}</p>}
    </dialog>
  );
}

const nothingFound = { journal: [], isSearching: false };

const placesIn = (groups: readonly PlaceGroup[]): number =>
  groups.reduce((sum, { places }) => sum + places.length, 0);

/** Below the list, so that nothing in it moves. */
function journalInWords({ isReading, isUnread }: JournalFound): string | null {
  if (isReading) return m.palette_journal_reading();
  return isUnread ? m.palette_journal_unread() : null;
}

/** Where a key moves the mark, round at both ends; null for any other key. */
function nextMark(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
