import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { accessInWords } from '@/modules/permissions/access-words';
import { useAccess } from '@/modules/permissions/permission-record';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { HiddenText } from '@/ui/feedback/hidden-text';
import classes from './palette-dialog.module.css';
import type { PlaceGroup, Way } from './places';

interface Props {
  /** What the ids of its elements begin with. */
  id: string;
  groups: readonly PlaceGroup[];
  marked: number;
  onMark: (at: number) => void;
  onChoose: (way: Way) => void;
}

/** What may be chosen, by kind. The pointer marks as the keys do. */
export function PlaceList({ id, groups, marked, onMark, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [marked, groups]);
  const firsts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { places }) => sum + places.length, 0),
  );
  return (
    <div
      ref={list}
      id={`${id}list`}
      className={classes.results}
      role="listbox"
      aria-label={m.palette_results()}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group, index) => (
        <div key={group.label} role="group" aria-labelledby={`${id}group${index}`}>
          <div id={`${id}group${index}`} className={classes.heading}>
            {headingOf(group)}
          </div>
          {group.places.map((place, within) => {
            const at = (firsts[index] ?? 0) + within;
            return (
              <div
                key={at}
                id={`${id}${at}`}
                className={classes.place}
                role="option"
                aria-selected={at === marked}
                tabIndex={-1}
                onMouseMove={() => {
                  if (at !== marked) onMark(at);
                }}
                onClick={() => onChoose(place.way)}
              >
                <place.icon size={16} stroke={1.6} aria-hidden />
                <bdi className={classes.label}>{place.label}</bdi>
                {place.detail === null ? null : (
                  <bdi className={classes.detail}>{place.detail}</bdi>
                )}
                <Lock asks={place.asks ?? null} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function headingOf({ label, places, total }: PlaceGroup): string {
  if (places.length === total) return label;
  return m.palette_shown({
    name: label,
    shown: formatQuantity(places.length),
    total: formatQuantity(total),
  });
}

/** As in the navigation: what was refused has a lock. */
function Lock({ asks }: { asks: string | null }) {
  const access = useAccess(asks ?? '');
  if (access?.state !== 'refused') return null;
  const words = accessInWords(access);
  return (
    <span className={classes.lock} title={words}>
      <IconLock size={14} aria-hidden />
      <HiddenText>{` · ${words}`}</HiddenText>
    </span>
  );
}
