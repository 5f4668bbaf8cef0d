import {
  IconBook2,
  IconBuildingStore,
  IconCalendarWeek,
  IconLink,
  IconListDetails,
  IconLock,
  IconMapPin,
  IconReceipt,
  IconShoppingCart,
  IconTags,
  type Icon,
} from '@tabler/icons-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { accessInWords } from '@/modules/permissions/access-words';
import { useAccess, type Asked } from '@/modules/permissions/permission-record';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { HiddenText } from '@/ui/feedback/hidden-text';
import classes from './palette-dialog.module.css';
import type { PlaceGroup, PlaceKind, Way } from './places';

const icons: Record<PlaceKind, Icon> = {
  provider: IconBuildingStore,
  purchase: IconShoppingCart,
  sale: IconReceipt,
  schedule: IconCalendarWeek,
  'price-list': IconListDetails,
  branch: IconMapPin,
  product: IconTags,
  link: IconLink,
  journal: IconBook2,
};

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
      {...roles.list}
      aria-label={m.palette_results()}
      {...staysInBox}
    >
      {groups.map((group, index) => (
        <div key={group.label} {...roles.group} aria-labelledby={`${id}group${index}`}>
          <div id={`${id}group${index}`} className={classes.heading}>
            {headingOf(group)}
          </div>
          {group.places.map((place, within) => {
            const at = (firsts[index] ?? 0) + within;
            const PlaceIcon = typeof place.icon === 'string' ? icons[place.icon] : place.icon;
            return (
              <button
                key={at}
                type="button"
                tabIndex={-1}
                id={`${id}${at}`}
                className={classes.place}
                {...roles.option(at === marked)}
                onMouseMove={() => {
                  if (at !== marked) onMark(at);
                }}
                onClick={() => onChoose(place.way)}
              >
                <PlaceIcon size={16} stroke={1.6} aria-hidden />
                <bdi className={classes.label}>{place.label}</bdi>
                {place.detail === null ? null : (
                  <bdi className={classes.detail}>{place.detail}</bdi>
                )}
                <Lock asks={place.asks ?? null} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** No element of HTML is a list to choose from that belongs to an input one goes on typing in. */
const roles = {
  list: { role: 'listbox' },
  group: { role: 'group' },
  option: (isChosen: boolean) => ({ role: 'option', 'aria-selected': isChosen }),
};

/** A press takes the focus nowhere, wherever in the list it is. */
const staysInBox = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

function headingOf({ label, places, total }: PlaceGroup): string {
  if (places.length === total) return label;
  return m.palette_shown({
    name: label,
    shown: formatQuantity(places.length),
    total: formatQuantity(total),
  });
}

/** As in the navigation: what was refused has a lock. */
function Lock({ asks }: { asks: Asked | null }) {
  const access = useAccess(asks);
  if (access?.state !== 'refused') return null;
  const words = accessInWords(access);
  return (
    <span className={classes.lock} title={words}>
      <IconLock size={14} aria-hidden />
      <HiddenText>{` · ${words}`}</HiddenText>
    </span>
  );
}
